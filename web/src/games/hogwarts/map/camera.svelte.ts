/** The part of the map on the screen: where its corner lies and how large it is drawn. */

import type { Point } from "@/art/hogwarts/map/looks";

const CLOSEST = 2.2;
/** One press of a button, or one notch of a wheel. */
const STEP = 1.35;
/** How much larger than its window the map may be drawn so that no gap is left: its frame stays in sight. */
const LOSS = 1.02;
/** On a screen narrower than this the whole map could not be read. */
const SMALL = 900;
const READABLE = 0.62;

export interface Frame {
  width: number;
  height: number;
}

export class Camera {
  /** Where the map's corner lies on the screen. */
  x = $state(0);
  y = $state(0);
  scale = $state(0);
  private frame = $state.raw<Frame>({ width: 0, height: 0 });
  private touched = false;
  /** How often somebody has moved the map by hand. */
  moves = 0;

  constructor(private readonly world: () => Point) {}

  /** How large the map is when all of it can be seen. */
  get least(): number {
    const [width, height] = this.world();
    return Math.min(this.frame.width / width, this.frame.height / height);
  }

  /** Whether all of the map is in sight. */
  get whole(): boolean {
    return this.scale <= this.least * LOSS;
  }

  /** How large the map is when it leaves no gap. */
  private get filling(): number {
    const [width, height] = this.world();
    return Math.max(this.frame.width / width, this.frame.height / height);
  }

  /** Take the size of the window; until somebody moves the map, it shows as much as fits. */
  resize(frame: Frame, focus: Point | null): void {
    if (!frame.width || !frame.height) return;
    const before = this.frame;
    this.frame = frame;
    if (this.touched && before.width) {
      this.zoomTo(Math.max(this.scale, this.least), [frame.width / 2, frame.height / 2]);
    } else if (before.width === frame.width && this.scale > this.filling) {
      // Something has been laid over the lower edge, or taken away: the map stays where it is, if that shows enough.
      this.stay();
      if (focus) this.reveal(focus);
    } else {
      this.begin(focus);
    }
  }

  /** Leave no gap where little of the map is lost by it; where the map would be too small to read, come closer. */
  private begin(focus: Point | null): void {
    const [width, height] = this.world();
    const fits = this.filling / this.least < LOSS ? this.filling : this.least;
    this.scale = Math.max(fits, this.frame.width < SMALL ? READABLE : 0);
    this.centre(focus && this.scale > fits ? focus : [width / 2, height / 2]);
  }

  zoom(times: number, about: Point = [this.frame.width / 2, this.frame.height / 2]): void {
    this.taken();
    this.zoomTo(this.scale * times, about);
  }

  closer = () => this.zoom(STEP);
  farther = () => this.zoom(1 / STEP);

  move(dx: number, dy: number): void {
    this.taken();
    this.x += dx;
    this.y += dy;
    this.stay();
  }

  /** Bring a point of the map into the middle. */
  centre([x, y]: Point): void {
    this.x = this.frame.width / 2 - x * this.scale;
    this.y = this.frame.height / 2 - y * this.scale;
    this.stay();
  }

  /** The part of the map that is on the screen, in units of the map. */
  get part() {
    const [x, y] = this.pointAt(0, 0);
    return { x, y, width: this.frame.width / this.scale, height: this.frame.height / this.scale };
  }

  /** Bring another point into the middle, as near as before. */
  show(point: Point): void {
    this.taken();
    this.centre(point);
  }

  /** Show a point closely enough to read the names around it. */
  goTo(point: Point): void {
    this.taken();
    this.scale = Math.max(this.scale, Math.min(CLOSEST, this.frame.width < SMALL ? 0.8 : 1));
    this.centre(point);
  }

  /** Bring a point into sight, if it is not. */
  reveal(point: Point): void {
    if (!this.sees(point)) this.centre(point);
  }

  /** Where none of these points is in sight, bring as many as can be seen at once, and of those the nearest. */
  revealSome(points: readonly Point[]): void {
    if (points.some((point) => this.sees(point))) return;
    const { x, y, width, height } = this.part;
    const beside = (point: Point) =>
      points.filter((each) => Math.abs(each[0] - point[0]) < width / 2 && Math.abs(each[1] - point[1]) < height / 2)
        .length;
    const far = (point: Point) => Math.hypot(point[0] - x - width / 2, point[1] - y - height / 2);
    const [best] = points.toSorted((one, other) => beside(other) - beside(one) || far(one) - far(other));
    if (best) this.centre(best);
  }

  /** Whether a point is in sight, and not at the edge. */
  private sees([x, y]: Point): boolean {
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const high = this.frame.width < SMALL ? 130 : 60;
    return left > 40 && left < this.frame.width - 40 && top > high && top < this.frame.height - 40;
  }

  /** Somebody moves the map. */
  private taken(): void {
    this.touched = true;
    this.moves += 1;
  }

  /** Translate a place on the screen into a point of the map. */
  pointAt(left: number, top: number): Point {
    return [(left - this.x) / this.scale, (top - this.y) / this.scale];
  }

  private zoomTo(scale: number, [left, top]: Point): void {
    const [x, y] = this.pointAt(left, top);
    this.scale = Math.min(CLOSEST, Math.max(this.least, scale));
    this.x = left - x * this.scale;
    this.y = top - y * this.scale;
    this.stay();
  }

  /** Leave no more of the table bare than must be. */
  private stay(): void {
    const [width, height] = this.world();
    this.x = within(this.x, this.frame.width - width * this.scale);
    this.y = within(this.y, this.frame.height - height * this.scale);
  }
}

/** Keep an offset between the room that is left and zero; where the map is smaller than the window, in the middle. */
function within(offset: number, room: number): number {
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, offset));
}
