import { setTimeout as wait } from 'node:timers/promises'

/** Repeats a check until it is true. @throws after `withinMs`, naming what it waited for */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { withinMs, everyMs = 100 }: { withinMs: number; everyMs?: number },
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`)
    await wait(everyMs)
  }
}
