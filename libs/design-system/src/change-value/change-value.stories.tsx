import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/stack.tsx'
import { ChangeValue } from './change-value.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Change value (delta, trend)',
  id: 'design-system-change-value',

  component: ChangeValue,
  args: { change: 12.4, children: '12,4%', goodWhen: 'higher' },
} satisfies Meta<typeof ChangeValue>
export default meta

type Story = StoryObj<typeof meta>

/**
 * The arrow shows the direction, the colour whether it is good; the text says both for people who can't see
 * them.
 */
export const EveryDirection: Story = {
  render: () => (
    <Stack gap="2">
      <ChangeValue change={12.4}>12,4%</ChangeValue>
      <ChangeValue change={-3.2}>3,2%</ChangeValue>
      <ChangeValue change={0}>0%</ChangeValue>
      <ChangeValue change={-0.4} goodWhen="lower">
        0,4% refunds
      </ChangeValue>
      <ChangeValue change={2} goodWhen="neither">
        2 posts
      </ChangeValue>
      <ChangeValue change={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,4%')).toHaveTextContent('up 12,4%')
    await expect(canvas.getByText('3,2%')).toHaveTextContent('down 3,2%')
    await expect(canvas.getByText('0%')).toHaveTextContent(/^0%$/)
    await expect(canvas.getByText('No change data')).toBeInTheDocument()
  },
}

export const States: Story = {
  render: () => (
    <StateGrid width={140}>
      <State name="Better">
        <ChangeValue change={12.4}>12,4%</ChangeValue>
      </State>
      <State name="Worse">
        <ChangeValue change={-3.2}>3,2%</ChangeValue>
      </State>
      <State name="Lower is better">
        <ChangeValue change={-0.4} goodWhen="lower">
          0,4%
        </ChangeValue>
      </State>
      <State name="Neither is better">
        <ChangeValue change={2} goodWhen="neither">
          2 posts
        </ChangeValue>
      </State>
      <State name="Even">
        <ChangeValue change={0}>0%</ChangeValue>
      </State>
      <State name="Empty">
        <ChangeValue change={null} />
      </State>
      <State name="Long text">
        <ChangeValue change={123_456}>+123.456.789 more than in the 30 days before these</ChangeValue>
      </State>
    </StateGrid>
  ),
}
