import { css } from '@tandem/design-system/css'
import type { ReactElement } from 'react'

const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', mobile: '1fr 1fr' },
  height: 'screen',
})
const frame = css({ border: 'none', width: 'full', height: 'full' })
const parts = css({ display: 'grid', gridTemplateColumns: { base: '1fr', laptop: '1fr 1fr' } })
const part = css({ background: 'bg.canvas', color: 'fg.default', padding: '4', minWidth: '0' })

const themes = ['light', 'dark'] as const

/**
 * Arguments in the format that Storybook reads from an address; values that don't fit keep the story's own.
 */
const inAddress = (args: Record<string, unknown>) =>
  Object.entries(args)
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [`${name}:!${value}`]
      if (typeof value === 'number') return [`${name}:${value}`]
      if (typeof value === 'string' && /^[\w -]*$/.test(value)) return [`${name}:${value}`]
      return []
    })
    .join(';')

/**
 * Shows a story in both themes at once. On a story's own page each theme is a separate page, because layers
 * such as menus and dialogs take the theme of their page. In the documentation, where all of these are
 * closed, the story is just shown twice.
 */
export function BothThemes(props: {
  id: string
  args: Record<string, unknown>
  globals: Record<string, unknown>
  isInDocs: boolean
  story: () => ReactElement
}) {
  const { id, args, globals, isInDocs, story: Story } = props
  if (isInDocs)
    return (
      <div className={parts}>
        {themes.map((theme) => (
          <div key={theme} className={part} data-theme={theme}>
            <Story />
          </div>
        ))}
      </div>
    )
  const address = (theme: string) => {
    const { font, motion, contrast, language } = globals
    const chosen = Object.entries({ theme, font, motion, contrast, language }).map(
      ([name, value]) => `${name}:${value}`,
    )
    return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', args: inAddress(args), globals: chosen.join(';') })}`
  }
  return (
    <div className={sides}>
      {themes.map((theme) => (
        <iframe key={theme} className={frame} title={theme} src={address(theme)} />
      ))}
    </div>
  )
}
