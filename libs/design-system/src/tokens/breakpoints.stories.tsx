import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import { Stack } from '../layout/stack.tsx'
import { Measure } from './example-specimen.tsx'

const meta = { title: 'Breakpoints' } satisfies Meta
export default meta

const bar = css({ background: 'bg.sunken', height: '4', borderRadius: 'xs', overflow: 'hidden' })
/** Filled from this window width on. */
const filled = {
  mobile: css({ height: 'full', mobile: { background: 'accent.solid' } }),
  laptop: css({ height: 'full', laptop: { background: 'accent.solid' } }),
  wide: css({ height: 'full', wide: { background: 'accent.solid' } }),
}
const meanings = {
  mobile: 'below it is a phone: lists are cards, the sidebar is a sheet',
  laptop: 'from here columns stand side by side',
  wide: 'pages grow no wider',
}

const pixels = (name: keyof typeof filled) => Number.parseFloat(tokenValues[`breakpoints.${name}`].light)

/** The window widths at which the layout of a page changes. Filled are those that this window has reached. */
export const Widths: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="4">
      {(Object.keys(filled) as (keyof typeof filled)[]).map((name) => (
        <Measure key={name} name={name} note={`from ${pixels(name)} px · ${meanings[name]}`}>
          <div className={bar} style={{ width: `${(100 * pixels(name)) / pixels('wide')}%` }}>
            <div className={filled[name]} />
          </div>
        </Measure>
      ))}
    </Stack>
  ),
}
