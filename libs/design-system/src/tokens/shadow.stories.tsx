import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import source from '../../theme/tokens.json' with { type: 'json' }
import { Grid } from '../layout/grid.tsx'
import { Specimen } from './example-specimen.tsx'

const meta = { title: 'Shadow' } satisfies Meta
export default meta

const square = css({
  background: 'bg.raised',
  border: '1px solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  height: '16',
})
const room = css({ padding: '6' })

const { $type: _type, ...shadows } = source.shadow

/**
 * Layers above the page. In the dark theme a lighter background shows them, and shadows are strong or absent.
 */
export const Shadows: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={3} className={room} gap="8">
      {Object.entries(shadows).map(([name, { $description }]) => (
        <Specimen key={name} name={name} note={$description}>
          <div className={square} style={{ boxShadow: `var(--shadows-${name})` }} />
        </Specimen>
      ))}
    </Grid>
  ),
}
