import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import type { TokenName } from '@tandem/design-system/token-values'
import { Stack } from '../layout/stack.tsx'
import { Measure } from './example-specimen.tsx'

const meta = { title: 'Space' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const block = css({ background: 'accent.solid', height: '4', borderRadius: 'xs', maxWidth: 'full' })

const names = Object.keys(tokenValues) as TokenName[]
const steps = names
  .filter((name) => name.startsWith('spacing.'))
  .toSorted((one, other) => Number(one.slice('spacing.'.length)) - Number(other.slice('spacing.'.length)))
const sizes = names.filter((name) => /^sizes\.[a-z]/.test(name))

const measures = (of: TokenName[]) => (
  <Stack gap="3">
    {of.map((name) => {
      const width = tokenValues[name].light as string
      return (
        <Measure key={name} name={name.replace(/^\w+\./, '')} note={width}>
          <div className={block} style={{ width }} />
        </Measure>
      )
    })}
  </Stack>
)

/** Distances are steps of 4 px; controls also need the half steps. */
export const Steps: Story = { render: () => measures(steps) }

/** The heights of controls and rows, and the maximum widths of a page, a text and a form. */
export const Sizes: Story = { render: () => measures(sizes) }
