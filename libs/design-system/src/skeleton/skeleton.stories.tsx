import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Skeleton (placeholder, loading)',
  id: 'design-system-skeleton',
  component: Skeleton,
  subcomponents: { Loading },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: 240 } }
export const StoreOnItsWay: Story = {
  render: () => (
    <Loading label="Loading stores">
      <Inline gap="3">
        <Skeleton width={40} height={40} />
        <Stack gap="2">
          <Skeleton width={96} height={14} />
          <Skeleton width={160} height={12} />
        </Stack>
        <Skeleton shape="circle" width={32} height={32} />
      </Inline>
    </Loading>
  ),
}

export const States: Story = {
  render: (args) => (
    <Loading label="Loading">
      <StateGrid width={160}>
        <State name="Line">
          <Skeleton {...args} />
        </State>
        <State name="Block">
          <Skeleton {...args} height={72} />
        </State>
        <State name="Circle">
          <Skeleton {...args} shape="circle" width={40} height={40} />
        </State>
        <State name="Long text">
          <Stack gap="2">
            <Skeleton {...args} />
            <Skeleton {...args} />
            <Skeleton {...args} width="60%" />
          </Stack>
        </State>
      </StateGrid>
    </Loading>
  ),
}
