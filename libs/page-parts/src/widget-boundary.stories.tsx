import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkError } from '@tandem/api-client'
import { Card, Loading as Waiting, Skeleton, Text } from '@tandem/design-system'
import { expect } from 'storybook/test'
import { WidgetBoundary } from './widget-boundary.tsx'

const never = new Promise<never>(() => {})
const Pending = () => {
  throw never
}
const Failing = () => {
  throw new NetworkError('timeout')
}

const meta = {
  title: 'Page parts/Widget boundary',
  component: WidgetBoundary,
  args: {
    failedTitle: 'Orders could not be loaded',
    loading: (
      <Card title="Orders">
        <Waiting label="Loading orders">
          <Skeleton height={40} />
        </Waiting>
      </Card>
    ),
    children: (
      <Card title="Orders">
        <Text>1.318 orders, updated 4 min ago</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof WidgetBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
/** In its final size, so that nothing moves when the content arrives. */
export const Loading: Story = { args: { children: <Pending /> } }
/** In the widget's own place; the rest of the page stays. */
export const Failed: Story = {
  args: { children: <Failing /> },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Orders could not be loaded' })).toBeVisible(),
}
