/** Phrases that half of all Hungarian profiles use. */
export const hungarianCliches = `
  az élet ?túl rövid
  élj/éljünk/éljek/élek/élni a mának
  carpe diem
  nem veszi/veszem/vesszük túl/annyira/olyan komolyan az életet
  nem veszi/veszem/vesszük az életet túl/annyira/olyan komolyan
  az életet nem veszi/veszem/vesszük túl/annyira/olyan komolyan
  nem veszi/veszem túl/annyira/olyan komolyan magát/magam/önmagát/önmagam
  akivel ?jókat/jót/sokat lehet/tudok/tudunk ?jókat/jót/sokat ?együtt nevetni
  akivel ?együtt ?jókat/jót/sokat nevethetek/nevethetünk
  élvezem az életet
  élvezd az életet
  élvezni az életet
  az élet apró örömei/örömeit/örömeinek
  a kis dolgok
  szeretek nevetni
  szeretek/szeretem a nevetés~
  szeretek utazni
  imádok utazni
  szeretem/imádom az utazás~
  utazás szerelmese
  világutazó
  világjáró
  keresem a másik felem/felemet
  a másik felem/felemet
  társam a bajban
  bűntárs~
  keresem az igazit
  az igazira várok
  megtalálni az igazit
  a nagy őt
  a nagy ő
  lelki társ/társam/társamat
  lelkitárs~
  herceg~ fehér lovon
  fehér lovon
  nem harapok
  ha kérdésed van
  jó ember/embernek tartom/tartanak
  egyszerű srác/lány/ember/férfi/nő/pasi
  átlagos srác/lány/ember
  két lábbal a földön
  két lábon járó
  reménytelenül romantikus
  reménytelen romantikus
  örök optimista
  örök gyerek
  javíthatatlan romantikus/optimista
  mosolygós lány/csaj/srác/nő
  jó humorú/humorral/humorérzékkel
  jó humorérzék~
  van humorom/humorérzékem
  jó a humorom/humorérzékem
  humorom van
  szarkazmus az anyanyelvem
  anyanyelvem a szarkazmus
  folyékonyan beszél~ ?a szarkazmus~
  ananász a/való pizzán/pizzára
  ananászos pizza
  kávéfüggő
  sorozatfüggő
  utazásfüggő
  adrenalinfüggő
  netflix és
  hosszú séták a tengerparton/parton
  naplementében/naplemente séta~/sétál~
  romantikus séták
  gyertyafényes vacsora/vacsorák
  egy pohár bor mellett
  nem vagyok tökéletes
  senki sem tökéletes
  nincs veszíteni valóm
  nincs veszítenivalóm
  vállalom önmagam
  önmagam vagyok
  elfogadom a kihívás~
  nyitott könyv
  egy csepp őrültség
  pozitív életszemlélet~/gondolkodás~/hozzáállás~/energia
  jó energiák
  pozitív rezgés~
  aminek meg kell történnie
  semmi sem történik véletlenül
  nincsenek véletlenek
  minden okkal történik
  a szív~ a helyén
  helyén van a szívem
  aranyszívű
  családcentrikus
  a család a legfontosabb
  a családom az első
  barátaim szerint
  azt mondják rólam
  benne vagyok mindenben
  mindenben benne vagyok
  mindenre kapható ?vagyok
  kalandvágyó
  kalandra fel
  új kalandokra
  közös kalandok
  haladok az árral
  sodródom az árral
  aki megnevettet
  nevettess meg
  meg tud/tudsz nevettetni
  félig tele a pohár
  legjobb verziója/önmagam
  keményen dolgozom keményen bulizom
`;
