/** Scenes that wait for their turn on the stage: one at a time, at the pace of one's own choosing. */

import { preferences } from "@/device/preferences.svelte";

/** How long a scene stays for those who want it quick, in milliseconds. */
const QUICK = 4000;

export class Stage<Scene> {
  /** A scene may need less time than others. */
  constructor(private readonly quick: (scene: Scene) => number = () => QUICK) {}

  private waiting = $state.raw<readonly Scene[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.waiting[0] ?? null;
  }

  show(scenes: readonly Scene[]): void {
    if (preferences.scenes === "off" || !scenes.length) return;
    const idle = this.scene === null;
    this.waiting = [...this.waiting, ...scenes];
    if (idle) this.wait();
  }

  /** End the scene, and begin the next one. */
  next(): void {
    this.waiting = this.waiting.slice(1);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const scene = this.scene;
    if (scene !== null && preferences.scenes === "quick") this.timer = setTimeout(() => this.next(), this.quick(scene));
  }
}
