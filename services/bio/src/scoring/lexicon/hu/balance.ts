/** The sentence is about the partner that the writer looks for. */
export const hungarianSought = `
  keresek/keresem/keresnék/kereslek
  !keresem a/az legjobb/tökéletes/következő
  keresem a/az legjobb/tökéletes/következő társ~/nőt/férfit/lányt/srácot/pasit/párom~/embert
  !gombát/munkát/kincset/kulcsom~/szemüveg~ ?is keresek/keresem
  szeretnék/szeretnek megismerni/találni/találkozni
  szívesen megismernék/ismerkednék
  megismernék/megismerkednék
  valaki/valakit/valakivel/olyan/olyat/olyannal/társ~/férfi~/nő/nőt/nővel/lány/lányt/lánnyal/srác~/pasi~/ember/embert/emberrel/partner~/barát ?_ ?_ aki/akit/akivel/akinek/akiben/akihez/akitől
  !valaki/olyan/férfi/nő/lány/srác/pasi/ember/típus ?_ ?_ vagyok aki/akit/akivel/akinek
  ^aki/akit/akivel/akinek/akiben/akihez
  társat/társam/társra/páromat/partnert
  olyasvalak~/olyasvalaki~
  olyan nő/nőt/nővel/férfi~/lány~/srác~/ember~/pasi~
  !olyan ?_ vagyok
  !olyan lány/srác/férfi/nő/ember/pasi vagyok
  ideális társ~/férfi~/nő/nőt/pár/párom~/partner~/pasi~/lány/randi~
  te/légy/legyél
  ha te
  ha szeretsz/szereted/tudsz/bírod/érdekel/neked
  ha van kedved/időd/kutyád/macskád/ötleted
  plusz pont/pontért
`;
/** The sentence addresses the reader. */
export const hungarianAddressed = `
  ön/önt/önnek/önnel/önhöz/önök/önökkel
  téged/neked/veled/hozzád/rólad/tőled/nálad/rád/benned/érted
  tied/kedvenced
  valakit/valaki/valakivel
  együtt
  kettesben
  mesélj/írj/gyere/mutasd/mutass/kérdezz/ajánlj/áruld/válassz/taníts/hívj/küldj/hozz/mondd/mondj
  hozol/főzöl/sütsz/táncolsz/ismered/ismersz/tudnál/szeretnél/főznél/sütnél/táncolnál/mennél/olvass/olvasd
  szeretsz/szereted/tudsz/jössz/mersz/szoktál/kérsz/választanál/hoznál/vinnél/ennél/bírod/legyőzöl/megversz
`;
/** The sentence is about the writer. */
export const hungarianSelf = `
  én/engem/nekem/velem/rólam/nálam/hozzám/tőlem/bennem/magam~
  vagyok/vagyunk
  szeretek/szeretem/imádom/imádok
  élek/lakom/lakok/dolgozom/dolgozok/tanulok/járok/tudok/tudom/főzök/sütök/futok/olvasok/nézek/hallgatok
`;
