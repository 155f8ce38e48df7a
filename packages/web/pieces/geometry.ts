const short = (value: number): string => String(+value.toFixed(2));

const ring = (corners: number, at: (i: number) => readonly [angle: number, radius: number], cx: number, cy: number) => {
  let path = '';
  for (let i = 0; i < corners; i++) {
    const [angle, radius] = at(i);
    const turn = (angle * Math.PI) / 180;
    path += `${i ? 'L' : 'M'}${short(cx + radius * Math.cos(turn))} ${short(cy + radius * Math.sin(turn))}`;
  }
  return `${path}Z`;
};

/** A star with `points` tips, the first one up. */
export const star = (cx: number, cy: number, outer: number, inner: number, points: number): string =>
  ring(points * 2, (i) => [-90 + (i * 180) / points, i % 2 ? inner : outer], cx, cy);

export const polygon = (cx: number, cy: number, radius: number, corners: number, turned = 0): string =>
  ring(corners, (i) => [turned + (i * 360) / corners, radius], cx, cy);
