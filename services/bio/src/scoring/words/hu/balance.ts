/** The sentence is about whom one seeks. */
export const hungarianSought = `
  keresek/keresem/keresnék/kereslek
  szeretnék/szeretnek megismerni/találni/találkozni
  szívesen megismernék/ismerkednék
  megismernék/megismerkednék
  aki/akit/akivel/akinek/akiben/akihez
  társat/társam/társra/páromat/partnert
  olyasvalak~/olyasvalaki~
  olyan nő~/férfi~/lány~/srác~/ember~/pasi~
  ideális
  te/légy/legyél
  ha te
  ha szeretsz/szereted/tudsz/bírod/van/kedved/érdekel/neked
  plusz pont/pontért
`;
/** It speaks to the reader. */
export const hungarianAddressed = `
  téged/neked/veled/hozzád/rólad/tőled/nálad/rád/benned/érted
  tied/kedvenced
  valakit/valaki/valakivel
  együtt
  kettesben
  mesélj/írj/gyere/mutasd/mutass/kérdezz/ajánlj/áruld/válassz/taníts/hívj/küldj/hozz/mondd/mondj
  szeretsz/szereted/tudsz/jössz/mersz/szoktál/kérsz/választanál/hoznál/vinnél/ennél/bírod/legyőzöl/megversz
`;
/** It is about the writer. */
export const hungarianSelf = `
  én/engem/nekem/velem/rólam/nálam/hozzám/tőlem/bennem/magam~
  vagyok/vagyunk
  szeretek/szeretem/imádom/imádok
  élek/lakom/lakok/dolgozom/dolgozok/tanulok/járok/tudok/tudom/főzök/sütök/futok/olvasok/nézek/hallgatok
`;
