/** Sentences about writing a profile. */
export const hungarianFillers = `
  nem tudom mit írjak
  nem tudom mit kell ide írni
  fogalmam sincs mit írjak
  mit írjak ide/magamról
  mit is írhatnék/írjak
  ide kellene/kéne/kell valamit írni/írnom
  nem vagyok jó a bemutatkozás~/magamról
  nem szeretek magamról írni/beszélni
  nehéz magamról írni
  utálok bemutatkozni/magamról
  kérdezz bátran/nyugodtan
  kérdezz ha érdekel/kíváncsi
  ha érdekel valami kérdezz
  ha érdekel írj
  majd írok ide ?valamit
  később kitöltöm
  új vagyok itt
  most regisztráltam
  gondoltam kipróbálom
  kipróbálom hátha
  hátha itt
  lesz ami lesz
  majd meglátjuk
  meglátjuk mi lesz
  barátnőm beszélt rá
  a haverok beszéltek rá
  ritkán vagyok itt
  nem sokat vagyok fent/itt
  bla bla bla
`;
