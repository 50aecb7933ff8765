import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
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
