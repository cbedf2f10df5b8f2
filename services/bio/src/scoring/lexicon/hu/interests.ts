/** Interests that most profiles list: rare in other texts, common here. An action ("főzök") is not one of them. */
export const hungarianInterests = `
  hobbi~/érdeklődés~/szabadid~
  túrázás~/túrázni/túra/túrák~/túrázgat~/kirándulás~/kirándulni/séta/séták~/sétát/sétálás~/sétálós
  futás~/futni/futó/kocogás~/kocogni/úszás~/úszni/biciklizés~/biciklizni/bringázás~/bringázni/kerékpár~/síelés~/síelni
  jóga/jógát/jógázás~/jógázni/meditáció~/meditálás~/meditálni/edzés~/edzeni/súlyzó~/crossfit
  foci/focit/focizás~/focizni/tenisz~/röplabd~/kosárlabd~/kosaraz~
  sportos/sportolás~/maratonfutó/túrázó
  főzés~/főzni/sütés~/sütni/kertészkedés~/kertészkedni/fotózás~/fotózni/festés~/festeni/rajzolás~/rajzolni/írás~/éneklés~/énekelni/tánc/táncot/táncolás~/táncolni/kempingezés~/kemping~/horgászat~
  könyv/könyvek/könyveket/könyvmoly/podcast~/dokumentumfilm~/dokufilm~
  koncert/koncertek~/koncertre/koncertekre/fesztivál~/színház/színházat/színházba/múzeum/múzeumok~/kiállítás~/karaoke/karaokét
  társasjáték~/társasozás~/társasozni/videójáték~/gamer/kocka
  keresztrejtvény~/rejtvényfejtés~
  kávé/kávét/kávés/kávézás~/kávézni/tea/teát/teás/bor/bort/borok~/sör/sört/sörözés~/sörözni/koktél~/pálinka
  pizza/pizzát/pizzázni/sushi~/tészta/vacsora/vacsorák~/vacsorát/étterem/éttermek~/grillezés~/grillezni/csoki~
  kocsma/kocsmák~/kávézó/kávézók~
  kutyák/kutyákat/macskák/macskákat/kutyás/macskás/cicás/növények~
  autók/autókat/motorok~/motorozás~/motorozni
  tenger/tengert/tengerpart~/hegyek/hegyeket/naplement~/napfelkelt~
  hétvége/hétvégék~/este/esték/estéket/nyaralás~/nyaralni
  városnézés~
  történelem/művészet~/divat~
  krimi/krimik/krimiket/horror~/vígjáték~
  tévé/tévét/tévézés~/tévézni
  tetoválás~
  vegán/vegetáriánus
  nem dohányzom/dohányzó
  nemdohányzó
  beszélgetés~/beszélgetni/csevegés~
  kaland/kalandok~
  introvertált/extrovertált/otthonülő/álmodozó/álmodó
  spirituális/spirituál~/univerzum~/sors/lélek
  kapcsolat/kapcsolatot/kapcsolatra/társ/társat/társra/barátnőt/barátot
  szerelem/szerelmet/szerelemben
  tisztelet/őszinteség~/humor/humort/bizalom/bizalmat/hűség
  hasonló érdeklődés~
  régi dolgok~
  turkáló~
  friss levegő~
  elvált/egyedülálló/szingli
  hosszú táv~
  munka/munkám/munkámat
`;
