import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { showInFrames } from './framed-theme.ts'
import { storybookTheme } from './storybook-theme.ts'
import type { Theme } from './storybook-theme.ts'

const themeIn = (globals: string | undefined): Theme => (globals === 'dark' ? 'dark' : 'light')

let theme = themeIn(/(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1])

const readers = new Set<() => void>()

// It listens from the start, because the theme may be chosen on the page of a story. Frames with stories also send
// their themes here, which the reader didn't choose: only an event from another page has a source.
void addons.ready().then((channel) =>
  channel.on(
    GLOBALS_UPDATED,
    function (this: { source?: string }, { globals }: { globals: { theme?: string } }) {
      if (this.source !== undefined) return
      theme = themeIn(globals.theme)
      for (const tell of readers) tell()
    },
  ),
)

function subscribe(tell: () => void) {
  readers.add(tell)
  return () => void readers.delete(tell)
}

/**
 * A documentation page that follows the theme of the toolbar; a page without stories has no decorator to do
 * it.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const current = useSyncExternalStore(subscribe, () => theme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = current
    showInFrames(current)
    return () => showInFrames(undefined)
  }, [current])
  return (
    <DocsContainer context={context} theme={storybookTheme(current)}>
      {children}
    </DocsContainer>
  )
}
