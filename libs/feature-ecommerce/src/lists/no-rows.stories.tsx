import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Store, SyncProgress } from '@tandem/api-contract'
import { expect, fn } from 'storybook/test'
import { NoRows } from './no-rows.tsx'

const store = (
  state: Store['sync']['state'],
  orders?: Omit<SyncProgress, 'kind'>,
): Pick<Store, 'name' | 'sync'> => ({
  name: 'Linden Home',
  sync: {
    state,
    started_at: null,
    finished_at: null,
    succeeded_at: null,
    error: null,
    progress: orders ? [{ kind: 'orders', ...orders }] : [],
    difference: null,
  },
})

const meta = {
  title: 'E-commerce/NoRows',
  component: NoRows,
  args: { kind: 'orders', searched: '', onClear: fn(), stores: [store('succeeded')] },
} satisfies Meta<typeof NoRows>
export default meta
type Story = StoryObj<typeof meta>

export const NoneYet: Story = {}
export const NoProductsYet: Story = { args: { kind: 'products' } }
export const NothingFound: Story = {
  args: { kind: 'orders', searched: 'lantern' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing for “lantern”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const OtherThingsFirst: Story = { args: { stores: [store('running')] } }
export const BeingRead: Story = {
  args: { stores: [store('running', { state: 'running', done: 0, total: 48_000 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 of about 48.000 orders',
    )
  },
}
