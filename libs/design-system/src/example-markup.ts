import { prerender } from 'react-dom/static'
import { storiesOf } from './example-stories.tsx'

/**
 * The HTML of the stories of a file by name, as a server makes it once all their parts are loaded. Throws what a
 * component throws there.
 */
export async function markupOf(file: string): Promise<Record<string, string>> {
  const markup: Record<string, string> = {}
  for (const [name, story] of Object.entries(await storiesOf(file))) {
    const errors: unknown[] = []
    // Without a limit, every part is at its place; otherwise large ones would be moved there by scripts.
    const { prelude } = await prerender(story, {
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    })
    if (errors.length > 0) throw errors[0]
    markup[name] = await new Response(prelude).text()
  }
  return markup
}
