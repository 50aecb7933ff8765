import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from 'lucide-react'
import { expect } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { MediaThumb } from '../media-thumb/media-thumb.tsx'
import { Text } from '../text/text.tsx'
import { VirtualGrid } from './virtual-grid.tsx'

const titles = ['Slow candles', 'Lanterns at dusk', 'Three ways to wrap', 'متجر الزيتون', 'A shelf for one']
const title = (index: number) => `${titles[index % titles.length]} ${index + 1}`

const post = (index: number) => (
  <Card flush>
    <MediaThumb src={null} alt="" icon={<Image aria-hidden />} />
    <div style={{ padding: 12 }}>
      <a href={`#post-${index + 1}`}>
        <Text as="span" size="sm" lines={1}>
          {title(index)}
        </Text>
      </a>
    </div>
  </Card>
)

const meta = {
  title: 'Virtual grid (feed, gallery, virtual list)',
  id: 'design-system-virtual-grid',

  component: VirtualGrid,
  args: {
    label: 'Posts',
    count: 10_000,
    minWidth: 240,
    busy: false,
    isOpenEnded: false,
    estimateHeight: (width) => width * 0.75 + 44,
    itemLabel: title,
    renderItem: post,
  },
  // It scrolls with the window, so each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof VirtualGrid>
export default meta

type Story = StoryObj<typeof meta>

/** Ten thousand items, of which one screenful is rendered. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('article', { name: 'Slow candles 1' })
    await expect(first).toHaveAttribute('aria-setsize', '10000')
    await expect(canvas.getAllByRole('article').length).toBeLessThan(100)
  },
}

export const Focus: Story = {
  args: { count: 8 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Slow candles 1' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Slow candles 1' })).toHaveFocus()
  },
}
/** Without items there is no list for screen readers; the page says what to do. */
export const Empty: Story = {
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('feed')).toBeNull()
  },
}
/** New items are loading; the previous ones stay. */
export const Loading: Story = { args: { count: 8, busy: true } }
export const LongText: Story = {
  args: {
    count: 4,
    renderItem: (index) => (
      <Card>
        <a href={`#post-${index + 1}`}>{`${title(index)}, `.repeat(index * 4 + 1)}</a>
      </Card>
    ),
  },
}
export const OnAPhone: Story = { args: { count: 8 }, globals: { viewport: { value: 'phone' } } }
