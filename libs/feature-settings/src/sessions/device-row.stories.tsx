import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { expect, fn } from 'storybook/test'
import { DeviceRow } from './device-row.tsx'

const now = new Date('2026-11-03T11:06:00.000Z')

const meta = {
  title: 'Settings/Device',
  component: DeviceRow,
  args: {
    session: {
      id: 1,
      is_current: true,
      browser: 'Firefox',
      system: 'Windows',
      address: '203.0.113.7',
      created_at: '2026-11-01T07:00:00.000Z',
      used_at: '2026-11-03T11:05:00.000Z',
    },
    now,
    timezone: 'Europe/Istanbul',
    isEnding: false,
    onEnd: fn(),
  },
  render: (args) => (
    <Card flush>
      <ul>
        <DeviceRow {...args} />
      </ul>
    </Card>
  ),
} satisfies Meta<typeof DeviceRow>
export default meta

type Story = StoryObj<typeof meta>

export const ThisDevice: Story = {}

export const Elsewhere: Story = {
  args: { session: { ...meta.args.session, is_current: false, browser: 'Safari', system: 'iPhone' } },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Sign out Safari on iPhone, signed in 1 Nov 2026 10:00'
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Unknown: Story = {
  args: {
    session: { ...meta.args.session, is_current: false, browser: null, system: null, address: null },
  },
}

export const BeingSignedOut: Story = {
  ...Elsewhere,
  args: { ...Elsewhere.args, isEnding: true },
  play: undefined,
}
