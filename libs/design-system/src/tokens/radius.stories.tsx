import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import { Grid } from '../layout/grid.tsx'
import { Specimen } from './example-specimen.tsx'

const meta = { title: 'Radius' } satisfies Meta
export default meta

const square = css({
  background: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.control',
  width: '16',
  height: '16',
})

const radii = ['radii.xs', 'radii.sm', 'radii.md', 'radii.lg', 'radii.full'] as const

/** Controls use `sm` and `md`, cards and dialogs `lg`; people, switches and dots are round. */
export const Radii: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={4}>
      {radii.map((name) => (
        <Specimen key={name} name={name.slice('radii.'.length)} note={tokenValues[name].light}>
          <div className={square} style={{ borderRadius: tokenValues[name].light }} />
        </Specimen>
      ))}
    </Grid>
  ),
}
