import { passwordMinimum } from '@datewright/contracts/plans';
import { type Copy, en } from './en.ts';

const linkExpired = 'A jelszó-visszaállító link lejárt vagy érvénytelen. Kérjük, igényelj újat.';

const forgot: Copy['forgotErrors']['byCode'] = {
  reset_too_soon:
    'Biztonsági okokból 60 másodpercenként csak egyszer kérhetsz új linket. Várj egy kicsit, és próbáld újra.',
  invalid_email: 'Érvénytelen e-mail-cím. Ellenőrizd, és próbáld újra.',
  user_not_found: 'Ezzel az e-mail-címmel nem találtunk felhasználót.',
};

const reset: Copy['resetErrors']['byCode'] = {
  recovery_session_missing: 'Nem sikerült munkamenetet létrehozni a jelszó módosításához. Kérjük, próbáld újra.',
  password_too_short: `A jelszónak legalább ${passwordMinimum} karakter hosszúnak kell lennie.`,
  password_too_common: 'A támadók az elsők között próbálnák ki ezt a jelszót. Kérjük, válassz másikat.',
  password_refused: 'Érvénytelen jelszó. Kérjük, válassz másikat.',
  recovery_expired: linkExpired,
  link_expired: linkExpired,
  link_broken: linkExpired,
};

/** What the account pages say in Hungarian; the rest they say in English until it is translated. */
export const hu: Copy = {
  ...en,
  inHungarian: [...Object.values(forgot), ...Object.values(reset)],
  forgotErrors: { ...en.forgotErrors, byCode: forgot },
  resetErrors: { ...en.resetErrors, byCode: reset },
};
