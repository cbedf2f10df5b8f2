interface Piece {
  x: number;
  y: number;
  speed: number;
  sway: number;
  turn: number;
  size: number;
  colour: string;
}

const colours = ['#ff6b4a', '#b98cff', '#3ddc97', '#ffb547', '#ff4d6d'];

/** Drops pieces through a canvas until the last one is out of sight. Returns a function that stops it early. */
export function animateConfetti(canvas: HTMLCanvasElement, count: number): () => void {
  const pen = canvas.getContext('2d');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  let pieces = Array.from({ length: count }, (_, index) => newPiece(index));
  let before = performance.now();
  let frame = requestAnimationFrame(draw);

  function draw(now: number) {
    const seconds = Math.min(0.05, (now - before) / 1000);
    before = now;
    pen?.clearRect(0, 0, canvas.width, canvas.height);
    pieces = pieces.filter((piece) => piece.y < canvas.height + piece.size);
    for (const piece of pieces) {
      piece.y += piece.speed * seconds;
      piece.turn += seconds * 4;
      drawPiece(piece);
    }
    if (pieces.length > 0) frame = requestAnimationFrame(draw);
  }

  function drawPiece({ x, y, sway, turn, size, colour }: Piece) {
    if (!pen) return;
    pen.save();
    pen.translate(x + Math.sin(turn) * sway, y);
    pen.rotate(turn);
    pen.fillStyle = colour;
    pen.fillRect(-size / 2, -size / 4, size, size / 2);
    pen.restore();
  }

  return () => cancelAnimationFrame(frame);
}

function newPiece(index: number): Piece {
  return {
    x: Math.random() * innerWidth,
    y: -Math.random() * innerHeight * 0.8,
    speed: 180 + Math.random() * 260,
    sway: 8 + Math.random() * 24,
    turn: Math.random() * Math.PI * 2,
    size: 7 + Math.random() * 7,
    colour: colours[index % colours.length] ?? '#ff6b4a',
  };
}
