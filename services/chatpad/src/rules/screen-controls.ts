/** Labels of buttons in dating apps, which an AI may take for interests. */
const buttonLabels = new Set([
  ...['like', 'nope', 'pass', 'skip', 'super like', 'send', 'send a message', 'type a message', 'undo', 'boost'],
  ...['report', 'block', 'unmatch', 'tetszik', 'nem tetszik', 'átugrom', 'kihagyom', 'szuper like', 'küldés'],
  ...['üzenet küldése', 'írj üzenetet', 'jelentés', 'letiltás', 'párosítás törlése'],
]);

/** A receipt with its time, such as "Seen 21:04" or "Kézbesítve: 9:15". Without a time it may be somebody's word. */
const receipt =
  /^(?:seen|delivered|sent|read|látta|kézbesítve|elküldve|elolvasva):?(?: at)? \d{1,2}[:.]\d{2}(?: [ap]m)?$/;

/** True for what a chat app says about a message. */
export const isReceipt = (line: string) => receipt.test(line.trim().toLowerCase());

/** True for the label of a button. */
export const isScreenControl = (label: string) => buttonLabels.has(label.trim().toLowerCase());
