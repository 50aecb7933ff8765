import type { Meta, StoryObj } from '@storybook/react-vite'
import { createQueryClient } from '@tandem/api-client/react'
import { answerCalls, restoreNetwork } from '@tandem/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { ShopNotes } from './shop-notes.tsx'

/** The shop's answer in a story. */
const answering = (notes: object[], left_out: number) => () => {
  answerCalls('/shop-notes', () =>
    Response.json({ data: { notes, left_out, read_at: '2026-11-20T10:00:00.000Z' } }),
  )
  return restoreNetwork
}

const meta = {
  title: 'E-commerce/Shop notes',
  component: ShopNotes,
  args: { orderId: 1, timeZone: 'Europe/Istanbul' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        {Story()}
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof ShopNotes>
export default meta
type Story = StoryObj<typeof meta>

export const NotAskedFor: Story = {}
export const OfTheShopAndForTheCustomer: Story = {
  beforeEach: answering(
    [
      {
        id: '2',
        author: 'Elif',
        text: 'Your parcel is on its way',
        is_for_customer: true,
        written_at: '2026-11-20T09:00:00.000Z',
      },
      {
        id: '1',
        author: 'WooCommerce',
        text: 'Stock of mugs is low',
        is_for_customer: false,
        written_at: '2026-11-20T08:00:00.000Z',
      },
    ],
    1,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show store notes' }))
    await expect(await canvas.findByText('Your parcel is on its way')).toBeVisible()
    await expect(canvas.getByText(/Only for the store/)).toBeVisible()
    await expect(canvas.getByText(/^1 more note is in the store/)).toBeVisible()
  },
}
export const WithoutNotes: Story = {
  beforeEach: answering([], 0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show store notes' }))
    await expect(await canvas.findByText('This order has no notes in the store.')).toBeVisible()
  },
}
