/** Invitations to say or do something. */
export const hungarianInvitations = `
  mesélj/meséld/mesélsz
  áruld el
  mondd el/meg
  mondj egy/valami~
  írd meg
  írj/írjál egy/meg/nekem
  kérdezz rá/meg/tőlem/valami~
  mutasd/mutass
  ajánlj/ajánlasz/ajánld
  taníts/tanítsd/tanítasz
  küldj/küldd
  gyere/gyertek
  hívj meg
  találd ki
  tippelj/tippeld
  válassz/válaszd
  hozz/hozd
  csatlakozz
  menjünk/igyunk/együnk/főzzünk/süssünk/nézzünk/találkozzunk/fussunk/kiránduljunk/táncoljunk/vitázzunk/beszéljünk
  én hozom/főzök/sütök/állom/fizetem
  meghívlak/megmutatom/megtanítalak/elviszlek/főzök neked
  cserébe
  te jössz
  első randi/randin/kör/kávé
  plusz pont/pontért
  segíts/segítesz
  olvass/olvasd fel
  keresek hozzá/melléjük
  jöhet/jöhetsz/jöhetne
  beszélnünk kell
  nézd/kóstold/hallgasd meg
  jelentkezz/jelentkezhet
  cserélj/cseréljünk
  párt/társat/partnert/segítőt keresek a/az/egy/hozzá
  keresek egy/hozzá segítőt/partnert/ellenfelet
  !igyunk ?meg egy kávét/sört/italt/valamit
`;
/** Bets and playful provocations. */
export const hungarianChallenges = `
  fogadjunk/fogadok
  kihívlak
  verj meg
  legyőzöl/megversz/lekörözöl
  győzz meg
  cáfolj meg
  bizonyítsd be
  vesztes fizet/főz/állja/mosogat/hozza
  aki veszít/nyer/kikap
  visszavágó
  mersz/merd/merjetek
  próbáld meg/ki
  népszerűtlen vélemény
  megvédem/megvédeném
  úgysem versz/tudsz
  két igaz
`;
/** Openings that give the reader nothing to answer. */
export const hungarianDullHooks = `
  írj nyugodtan
  írj bátran
  nyugodtan írj
  bátran írj
  ha te is ?_ írj
  igyunk ?meg egy kávét/sört/italt/valamit
  hívj el
  ismerj meg
  várom ?hogy rám/írj/üzenet~
  mizu
  mi újság
  hogy vagy
  mi a helyzet
  insta/instagram/snap/snapchat/fb/facebook/ig
  jelölj be
  keress meg/fel instán/facebookon
  dobj egy üzenetet
  köszönj rám
  olvassa ezt/ezeket valaki
  van itt valaki
`;
