import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from './sparkline.tsx'
import { State, StateGrid } from '../example-states.tsx'

const rising = [178, 178.4, 179, 178.9, 179.6, 180.2, 181, 181.1, 182.4]

const meta = {
  title: 'Sparkline (mini chart)',
  id: 'design-system-sparkline',

  component: Sparkline,
  args: {
    label: 'Followers of @kilimandclay, 30 days: from 178.100 to 182.400',
    values: rising,
    tone: 'social',
    width: 88,
    height: 24,
  },
} satisfies Meta<typeof Sparkline>
export default meta

type Story = StoryObj<typeof meta>

export const Rising: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: /from 178\.100 to 182\.400/ })).toBeVisible(),
}

export const States: Story = {
  render: () => (
    <StateGrid width={120}>
      <State name="Posted">
        <Sparkline label="Posted" values={rising} />
      </State>
      <State name="Sold">
        <Sparkline label="Sold" values={rising} tone="store" />
      </State>
      <State name="Falling">
        <Sparkline label="Falling" values={rising.toReversed()} tone="danger" />
      </State>
      <State name="Gaps">
        <Sparkline
          label="Gaps"
          values={rising.map((value, index) => ([2, 3, 6].includes(index) ? null : value))}
        />
      </State>
      <State name="One reading">
        <Sparkline label="One reading" values={[178]} />
      </State>
      <State name="Unmoved">
        <Sparkline label="Unmoved" values={[5, 5, 5, 5]} />
      </State>
      <State name="Empty">
        <Sparkline label="Empty" values={[null, null]} />
      </State>
    </StateGrid>
  ),
}
