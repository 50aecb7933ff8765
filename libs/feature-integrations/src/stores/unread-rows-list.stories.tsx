import type { UnreadRow } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UnreadRowsList } from './unread-rows-list.tsx'

const row = (changes: Partial<UnreadRow>): UnreadRow => ({
  kind: 'orders',
  provider_id: '5142',
  order_provider_id: null,
  reason:
    'The store answered with something we cannot read (orders: total). A plugin may have changed it. Check that field, or contact us.',
  first_seen_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-21T14:00:00.000Z',
  ...changes,
})

const meta = {
  title: 'Integrations/Unread rows list',
  component: UnreadRowsList,
  args: {
    timeZone: 'Europe/Istanbul',
    rows: [
      row({}),
      row({ kind: 'refunds', provider_id: '5150', order_provider_id: '5101' }),
      row({ kind: 'refunds', provider_id: null, order_provider_id: '5102' }),
      row({ kind: 'products', provider_id: null }),
    ],
  },
} satisfies Meta<typeof UnreadRowsList>
export default meta

export const Rows: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order 5142')).toBeVisible()
    await expect(canvas.getByText('Refund 5150 of order 5101')).toBeVisible()
    await expect(canvas.getByText('A refund of order 5102')).toBeVisible()
    await expect(canvas.getByText('A product without an ID')).toBeVisible()
  },
}
