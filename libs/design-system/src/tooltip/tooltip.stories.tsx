import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Tooltip (hint, infotip)',
  id: 'design-system-tooltip',

  component: Tooltip,
  args: { content: '1.234.567,89', placement: 'top', repeatsName: false, children: <Button>1,23M</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const ExactValue: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('1.234.567,89')
    await expect(button).toHaveAccessibleDescription('1.234.567,89')
  },
}

export const OnIconButton: Story = {
  args: {
    content: 'Sync now',
    repeatsName: true,
    children: <IconButton label="Sync now" icon={<RefreshCw aria-hidden />} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const OverARaisedNeighbour: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'absolute', inset: 0, height: 48, zIndex: 1 }} />
        <Story />
      </>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(async () => {
      const { x, y, width, height } = tooltip.getBoundingClientRect()
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(tooltip)
    })
  },
}

export const LongText: Story = {
  args: {
    content:
      'Only people who manage stores can start a sync. Ask Selin Aydın, who owns this team, or anybody whose role is Manager.',
    placement: 'bottom',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
  },
}

export const RightToLeft: Story = {
  ...LongText,
  args: { content: 'متجر الزيتون: 1.234,00 ₪', placement: 'right' },
}
