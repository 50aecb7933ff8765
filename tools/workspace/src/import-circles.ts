/**
 * Files that import each other in a circle, each circle sorted by path. One walk over all imports (Tarjan's
 * strongly connected components), with a list instead of recursion, so that a long chain of imports doesn't
 * overflow the stack.
 */
export function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  const enter = (path: string) => {
    lowest.set(path, found.size)
    found.set(path, found.size)
    open.push(path)
    isOpen.add(path)
    return { path, next: (imports.get(path) ?? []).values() }
  }
  const lower = (path: string, to: number) => lowest.set(path, Math.min(lowest.get(path) ?? to, to))

  for (const start of imports.keys()) {
    if (found.has(start)) continue
    const ahead = [enter(start)]
    for (let step = ahead.at(-1); step !== undefined; step = ahead.at(-1)) {
      const { path } = step
      const { value: target, done } = step.next.next()
      if (done !== true) {
        const known = found.get(target)
        if (known === undefined) ahead.push(enter(target))
        else if (isOpen.has(target)) lower(path, known)
        continue
      }
      ahead.pop()
      const low = lowest.get(path) ?? 0
      const before = ahead.at(-1)
      if (before) lower(before.path, low)
      if (low !== found.get(path)) continue
      const circle = open.splice(open.lastIndexOf(path))
      for (const file of circle) isOpen.delete(file)
      if (circle.length > 1 || imports.get(path)?.includes(path)) circles.push(circle.toSorted())
    }
  }
  return circles
}
