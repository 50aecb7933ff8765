import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NothingFound } from './nothing-found.tsx'

const meta = {
  title: 'Workbench/NothingFound',
  component: NothingFound,
  args: {
    title: 'No orders match',
    term: 'lantern',
    isFiltered: true,
    onClearSearch: fn(),
    onClearFilters: fn(),
  },
} satisfies Meta<typeof NothingFound>
export default meta
type Story = StoryObj<typeof meta>

/** Each of the two can be taken back by itself. */
export const SearchedAndFiltered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [search, filters] = canvas.getAllByRole('button')
    await userEvent.click(search!)
    await expect(args.onClearSearch).toHaveBeenCalledOnce()
    await userEvent.click(filters!)
    await expect(args.onClearFilters).toHaveBeenCalledOnce()
  },
}
export const Searched: Story = { args: { isFiltered: false } }
export const Filtered: Story = { args: { term: '' } }
export const LongText: Story = {
  args: { term: 'somebody.with.a.very.long.name@a-company-with-a-very-long-name.example.com متجر' },
  globals: { viewport: { value: 'narrow' } },
}
