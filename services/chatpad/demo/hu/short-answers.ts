import type { ShortAnswerLines } from '../short-answer.ts';

/** `{echo}` is the match’s answer, `{tail}` its last part. */
export const shortAnswers: ShortAnswerLines = {
  floor: {
    flirty: [
      ['tease', '{echo}? Akkor aki feljut, annak jár egy ital. Milyen a kilátás?'],
      ['wink', '{echo}. Felírtam, kezdek edzeni. Megéri felmenni?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit látsz, ha kinézel az ablakon?'],
      ['story', 'Otthonos már, vagy még a dobozok között élsz?'],
    ],
    bold: [
      ['tease', '{echo}? Ki vitte fel a kanapét?'],
      ['detail', '{echo}. Mi a legjobb abban, hogy ott laksz?'],
    ],
  },
  pets: {
    flirty: [
      ['tease', '{echo}? Befogadnának nálatok, vagy előbb jutalomfalat kell?'],
      ['choice', '{echo}. Kié az ágy nagyobbik fele?'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan találtatok egymásra?'],
      ['detail', 'És név? Van hozzá történet is?'],
    ],
    bold: [
      ['choice', '{echo}? Őszintén: ki a főnök otthon?'],
      ['story', '{echo}. Mi volt a legnagyobb rosszaság eddig?'],
    ],
  },
  count: {
    flirty: [
      ['tease', '{echo}? Ez a végleges szám, vagy még nő?'],
      ['detail', '{echo}. Melyik a kedvenc? Nem mondom el a többinek.'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan lett pont ennyi?'],
      ['detail', 'Melyikhez ragaszkodsz a legjobban?'],
    ],
    bold: [
      ['honest', '{echo}? Ezt a fogadást elvesztettem volna. Mi a történet?'],
      ['choice', '{echo}. Sok, kevés vagy épp elég?'],
    ],
  },
  habit: {
    flirty: [
      ['tease', '{echo}? Mivel lehetne rávenni, hogy egyszer kihagyd?'],
      ['wink', '{echo}, megjegyeztem. És mi a jutalom utána?'],
    ],
    thoughtful: [
      ['choice', '{echo}? Inkább megszokás, vagy inkább kikapcsolódás?'],
      ['story', 'Melyik alkalom volt eddig a legjobb?'],
    ],
    bold: [
      ['choice', '{echo}. Egyedül, vagy csapatban?'],
      ['detail', '{echo}? És mi van, ha egyszer kimarad?'],
    ],
  },
  date: {
    flirty: [
      ['choice', '{echo}? Számolod a napokat, vagy inkább nem gondolsz rá?'],
      ['detail', '{echo}, megjegyeztem. És mi jön rögtön utána?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit vársz tőle?'],
      ['story', 'Szerinted mire fogsz emlékezni belőle egy év múlva?'],
    ],
    bold: [
      ['choice', '{echo}. Készen állsz, vagy csak úgy teszel?'],
      ['detail', '{echo}? Mi a terv estére, ha túl vagy rajta?'],
    ],
  },
  howLong: {
    flirty: [
      ['tease', '{echo}? Akkor te már szakértő vagy. Mit rontanak el a kezdők?'],
      ['detail', '{echo}, és még mindig tart? Mi a titka?'],
    ],
    thoughtful: [
      ['story', '{echo}? Milyen volt a legelső nap?'],
      ['detail', 'Mit tudsz most, amit az elején még nem?'],
    ],
    bold: [
      ['detail', '{echo}. Mi volt eddig a legjobb pillanat?'],
      ['choice', '{echo}? Újra belevágnál?'],
    ],
  },
  trip: {
    flirty: [
      ['wink', '{echo}? Várom a képeslapot. Mi kerül először a táskába?'],
      ['choice', '{echo}. Percre pontos terv, vagy lesz, ami lesz?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit vársz a legjobban?'],
      ['story', '{echo}. Hogyan esett erre a választás?'],
    ],
    bold: [
      ['detail', '{echo}? Mi lesz az első dolgod, amikor odaérsz?'],
      ['choice', '{echo}. Pihenős lesz, vagy kalandos?'],
    ],
  },
  where: {
    flirty: [
      ['guess', '{echo}? Mit mutatnál meg nekem ott először?'],
      ['detail', '{echo}, meggyőztél. Mit tudnak csak a törzsvendégek?'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan kerültél oda?'],
      ['detail', 'Mit szeretsz benne a legjobban?'],
    ],
    bold: [
      ['detail', '{echo}. Mit nem szabad kihagyni?'],
      ['choice', '{echo}? Másodszor is ezt választanád?'],
    ],
  },
  happened: {
    flirty: [
      ['tease', '{echo}? Ez egy film első jelenete. Ki játszana téged?'],
      ['story', '{echo}. És mi az a rész, amit nem mindenkinek mesélsz el?'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan alakult így?'],
      ['detail', 'Mire emlékszel belőle a legszívesebben?'],
    ],
    bold: [
      ['story', '{echo}? A hosszú változatot kérem.'],
      ['choice', '{echo}. Visszamennél érte?'],
    ],
  },
  who: {
    flirty: [
      ['tease', '{echo}? És rólad vajon mit mesélne nekem?'],
      ['choice', '{echo}. Kié az utolsó szó?'],
    ],
    thoughtful: [
      ['story', '{echo}? Szívesen hallanék még róla. Milyen?'],
      ['detail', 'Mit tanultál tőle eddig?'],
    ],
    bold: [
      ['choice', '{echo}. Melyikőtök a hangosabb?'],
      ['detail', '{echo}? Mondj róla valamit, amit sosem találnék ki.'],
    ],
  },
  choice: {
    flirty: [
      ['tease', '{echo}? Győzz meg egyetlen mondattal.'],
      ['wink', '{echo}. Ezt mindenkinek elárulod, vagy csak nekem?'],
    ],
    thoughtful: [
      ['story', '{echo}? Miért pont ez?'],
      ['detail', '{echo}. És mi a szorosan második?'],
    ],
    bold: [
      ['choice', '{echo}. Újra ezt választanád?'],
      ['tease', '{echo}? Védd meg.'],
    ],
  },
  other: {
    flirty: [
      ['tease', 'Várj, {tail}? Ennyivel nem úszod meg.'],
      ['wink', '{echo}. És hol benne a csavar?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mi benne a legjobb?'],
      ['story', '{echo}. Hogyan alakult így?'],
    ],
    bold: [
      ['story', '{echo}? A hosszú változatot kérem.'],
      ['choice', '{echo}. Szerencse, vagy kemény munka?'],
    ],
  },
};
