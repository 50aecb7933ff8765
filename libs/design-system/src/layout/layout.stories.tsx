import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { Grid } from './grid.tsx'
import { Inline } from './inline.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Layout (stack, inline, grid, row, flex, button group)',
  id: 'design-system-layout',

  component: Stack,
  subcomponents: { Inline, Grid },
  args: { gap: '4', align: 'stretch' },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

const cell = css({
  background: 'bg.sunken',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'sm',
  padding: '3',
})
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={cell}>
      {index + 1}
    </div>
  ))

export const StackOfThree: Story = { render: (args) => <Stack {...args}>{cells(3)}</Stack> }
export const InlineOfThree: Story = { render: () => <Inline>{cells(3)}</Inline> }
export const InlineThatWraps: Story = { render: () => <Inline wrap>{cells(40)}</Inline> }
export const InlineOfEqualShares: Story = { render: () => <Inline equal>{cells(3)}</Inline> }
export const GridOfTwo: Story = { render: () => <Grid columns={2}>{cells(4)}</Grid> }
export const GridOfFour: Story = { render: () => <Grid columns={4}>{cells(8)}</Grid> }
