/** Words in capitals that are not shouting. */
export const commonAcronyms: ReadonlySet<string> = new Set(
  'NASA LGBT LGBTQ LGBTQIA ADHD NATO UNESCO IKEA LEGO ABBA ACDC INFJ INFP INTJ INTP ISFJ ISFP ISTJ ISTP ENFJ ENFP ENTJ ENTP ESFJ ESFP ESTJ ESTP ELTE ELTÉ ISIC GSOH HIIT NYC BBC DIY PHD USA BKV BME MÁV HÉV ASAP NICU PICU UNICEF FIFA UEFA RSPCA RNLI IELTS TOEFL HTML KRESZ GYES GYED'.split(
    ' ',
  ),
);

/** Markers of two registers in one text: formal beside slang, or "Ön" beside "te". */
export const registerMarkers = {
  en: {
    stiff: `
      hereby/furthermore/moreover/henceforth/whom
      seeking companionship/companion
      a companion
      cordially
      i wish to
      it would be my pleasure
      esteemed/respectable/gentleman/suitable
      dear ladies/sir/madam
    `,
    loose: `
      lol/lmao/rofl/omg/wtf/yolo
      vibes/vibin/vibing
      lit/dope/bruh/bro/dude/babe
      yeet/slay/bae
      af
      wassup/sup
    `,
  },
  hu: {
    stiff: `
      ön/önt/önnel/önnek/önről/önhöz
      kegyed~
      hölgy~ jelentkezés~
      tisztelt
      úriember~/úrihölgy~
      megtisztel~
      szíveskedj~
      levelét/bemutatkozását/jelentkezését
    `,
    loose: `
      téged/neked/veled/hozzád/rólad
      csá/csáó/cső/helóka/helóó/csumi
      lol/xd/omg
      tesó/haver/csajszi/baba/csajok
      király/vágod/zsír
      írj/gyere/dumálj
    `,
  },
};
