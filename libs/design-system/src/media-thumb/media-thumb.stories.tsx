import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { MediaThumb } from './media-thumb.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="teal"/></svg>',
  )

const meta = {
  title: 'Media thumb (thumbnail, image)',
  id: 'design-system-media-thumb',

  component: MediaThumb,
  args: { src: picture, alt: 'A lantern', icon: <Image aria-hidden />, ratio: 4 / 3 },
  decorators: [atMost(240)],
} satisfies Meta<typeof MediaThumb>
export default meta

type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A lantern' })
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(image.parentElement!.getBoundingClientRect().height).toBeCloseTo(180)
  },
}
export const NoPicture: Story = { args: { src: null } }
/** The shape stays, and the icon replaces the picture under the same name. */
export const FailedPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A lantern' }).tagName).not.toBe('IMG'))
    await expect(
      canvas.getByRole('img', { name: 'A lantern' }).parentElement!.getBoundingClientRect().height,
    ).toBeCloseTo(180)
  },
}

export const States: Story = {
  render: ({ alt: _alt, ...args }) => (
    <StateGrid width={160}>
      <State name="Picture">
        <MediaThumb {...args} alt="Picture" />
      </State>
      <State name="Empty">
        <MediaThumb {...args} src={null} alt="Empty" />
      </State>
      <State name="Error">
        <MediaThumb {...args} src="data:image/png;base64,AAAA" alt="Error" />
      </State>
      <State name="Upright">
        <MediaThumb {...args} ratio={4 / 5} alt="Upright" />
      </State>
      <State name="Something on it">
        <MediaThumb {...args} alt="Something on it">
          <span style={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 }}>
            <Badge tone="neutral">Reel</Badge>
          </span>
        </MediaThumb>
      </State>
    </StateGrid>
  ),
}
