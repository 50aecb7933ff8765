import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { storiesOf } from './example-stories.tsx'

/**
 * The HTML of a component, as a server makes it once all its parts are loaded. Throws what a component throws there.
 */
export async function htmlOf(component: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(component, {
    // Without a limit, every part is at its place; otherwise large ones would be moved there by scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/** The HTML of the stories of a file by name. */
export async function markupOf(file: string): Promise<Record<string, string>> {
  const markup: Record<string, string> = {}
  for (const [name, story] of Object.entries(await storiesOf(file))) markup[name] = await htmlOf(story)
  return markup
}
