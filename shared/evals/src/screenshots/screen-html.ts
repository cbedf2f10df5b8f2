import type { AppStyle, DrawnMessage, DrawnScreen } from './drawn-screens.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const smiley = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 20 20" style="vertical-align:-4px"><circle cx="10" cy="10" r="9.5" fill="#ffcc33"/><circle cx="6.5" cy="8" r="1.4" fill="#664422"/><circle cx="13.5" cy="8" r="1.4" fill="#664422"/><path d="M5 12q5 5 10 0" stroke="#664422" stroke-width="1.5" fill="none"/></svg>`;

const sticker =
  '<svg width="120" height="110" viewBox="0 0 120 110"><circle cx="60" cy="60" r="46" fill="#c98d5a"/><path d="M18 40L30 4l24 22zM102 40L90 4 66 26z" fill="#a86b3b"/><circle cx="44" cy="54" r="7" fill="#fff"/><circle cx="76" cy="54" r="7" fill="#fff"/><circle cx="44" cy="54" r="3.5"/><circle cx="76" cy="54" r="3.5"/><ellipse cx="60" cy="74" rx="9" ry="6" fill="#3a2418"/><path d="M46 84q14 12 28 0" stroke="#3a2418" stroke-width="3" fill="none"/></svg>';

const wallpaper =
  "background-color:#efe7dd;background-image:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='60'%3E%3Cg fill='none' stroke='%23e0d5c6' stroke-width='1.5'%3E%3Ccircle cx='14' cy='14' r='7'/%3E%3Cpath d='M36 10l12 10M40 44q8-12 14 0M8 44h14v8H8z'/%3E%3C/g%3E%3C/svg%3E\")";

/** The page of a screen. The chat is moved up by `scroll` CSS pixels. */
export function toHtml(screen: DrawnScreen, scroll: number, interFiles: readonly string[]): string {
  const faces = interFiles.map(
    (file, at) =>
      `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${file});${at === 0 ? '' : 'unicode-range:U+0100-02BA,U+1E00-1E9F;'}}`,
  );
  const body = screen.kind === 'chat' ? chatHtml(screen, scroll) : profileHtml(screen);
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('')}*{box-sizing:border-box;margin:0}body{width:100vw;height:844px;overflow:hidden;font-size:16px;line-height:1.3}</style>${body}`;
}

function chatHtml(screen: Extract<DrawnScreen, { kind: 'chat' }>, scroll: number): string {
  const { style, messages, name, age } = screen;
  const page = style.page.startsWith('#') ? style.page : '#f6f6f6';
  const area = style.page === 'wallpaper' ? wallpaper : `background:${style.page}`;
  const title = age ? `${name}, ${age}` : name;
  return `<body style="background:${page};color:${style.ink};font-family:${style.font}">
  <div style="height:44px;padding:12px 28px;font-size:15px;font-weight:600;display:flex;justify-content:space-between"><span>9:41</span><span style="border:1.5px solid;border-radius:4px;width:26px;height:13px"></span></div>
  <div style="height:56px;display:flex;align-items:center;gap:12px;padding:0 16px;border-bottom:1px solid #8883">
    <span style="font-size:26px">‹</span><span style="width:36px;height:36px;border-radius:50%;background:linear-gradient(135deg,#f0a,#fa0)"></span>
    <b style="font-size:17px;font-weight:600">${title}</b></div>
  <div style="height:668px;overflow:hidden;${area}"><div style="transform:translateY(-${scroll}px);padding:12px 12px;display:grid;gap:8px">
    ${style.chip ? `<span style="justify-self:center;background:${style.page === 'wallpaper' ? '#fff' : '#182229'};color:#8696a0;border-radius:8px;padding:5px 12px;font-size:12px">${style.chip}</span>` : ''}
    ${messages.map((message, at) => bubbleHtml(message, style, at)).join('')}
  </div></div>
  <div style="height:76px;padding:10px 12px;border-top:1px solid #8883;background:${page}"><div style="border:1px solid #8886;border-radius:20px;height:40px;padding:9px 16px;color:#8696a0;font-size:15px">${style.placeholder}</div></div>
  </body>`;
}

function bubbleHtml(message: DrawnMessage, style: AppStyle, at: number): string {
  const isOwn = message.sender === 'user';
  const look: { background: string; ink: string; border?: string; isVertical?: boolean } = isOwn
    ? style.own
    : style.theirs;
  const avatar =
    style.hasAvatars && !isOwn
      ? '<span style="width:28px;height:28px;border-radius:50%;background:linear-gradient(135deg,#f0a,#fa0);align-self:end"></span>'
      : '';
  if (message.sticker) return rowHtml(isOwn, avatar + sticker);
  const time = style.hasTimes
    ? `<small style="float:right;margin:8px 0 -4px 10px;font-size:11px;opacity:.6">2${at % 4}:${10 + at * 3}${isOwn ? ' ✓✓' : ''}</small>`
    : '';
  const ground = look.isVertical ? `${look.background} fixed` : look.background;
  const border = look.border ? `border:1px solid ${look.border};` : '';
  return rowHtml(
    isOwn,
    `${avatar}<div style="max-width:272px;padding:9px 14px;border-radius:${style.radius}px;background:${ground};color:${look.ink};${border}">${quoteHtml(message.quote)}${escapeHtml(message.text)}${message.emoji ? ` ${smiley(20)}` : ''}${time}</div>`,
  );
}

const quoteHtml = (quote: string | undefined) =>
  quote === undefined
    ? ''
    : `<div style="background:#0004;border-left:4px solid #06cf9c;border-radius:6px;padding:6px 10px;margin-bottom:6px;font-size:14px;opacity:.8">${escapeHtml(quote)}</div>`;

const rowHtml = (isOwn: boolean, content: string) =>
  `<div style="display:flex;gap:8px;justify-content:${isOwn ? 'flex-end' : 'flex-start'}">${content}</div>`;

function profileHtml({ name, age, bio, interests }: Extract<DrawnScreen, { kind: 'profile' }>): string {
  return `<body style="background:#fff;color:#21262e;font-family:'Inter Variable'">
  <div style="height:430px;background:linear-gradient(160deg,#87a7c8,#d8b48c 60%,#5d4a3a)">${`<div style="padding:130px 120px">${sticker}</div>`}</div>
  <div style="padding:18px 20px;display:grid;gap:12px">
    <div style="font-size:30px;font-weight:700">${name}, ${age}</div>
    <div style="color:#7c8591;font-size:15px">4 km away</div>
    <div style="font-weight:600;font-size:18px">About me</div>
    <div style="font-size:16px">${bio.join('<br>')}</div>
    <div style="font-weight:600;font-size:18px">Interests</div>
    <div style="display:flex;gap:8px;flex-wrap:wrap">${interests.map((one) => `<span style="border:1px solid #ccc;border-radius:16px;padding:5px 12px;font-size:14px">${one}</span>`).join('')}</div>
  </div></body>`;
}
