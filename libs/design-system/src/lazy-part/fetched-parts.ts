import type { ComponentType } from 'react'

/** The parts whose code is there, by the function that fetches it. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches a part, and remembers that it is there. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  fetched.set(load, part)
  return part
}

/** The component that `load` has fetched before. */
export const fetchedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  fetched.get(load) as ComponentType<Props> | undefined
