import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NothingFound } from './nothing-found.tsx'

const listOf = (narrowed: { term?: string; isFiltered?: boolean }) => ({
  term: 'lantern',
  isFiltered: true,
  ...narrowed,
  searchFor: fn(),
  clearFilters: fn(),
})

const meta = {
  title: 'Lists/Nothing found',
  component: NothingFound,
  args: { title: 'No orders match', list: listOf({}) },
} satisfies Meta<typeof NothingFound>
export default meta
type Story = StoryObj<typeof meta>

/** Each of the two can be cleared separately. */
export const SearchedAndFiltered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [search, filters] = canvas.getAllByRole('button')
    await userEvent.click(search!)
    await expect(args.list.searchFor).toHaveBeenCalledWith('')
    await userEvent.click(filters!)
    await expect(args.list.clearFilters).toHaveBeenCalledOnce()
  },
}
export const Searched: Story = { args: { list: listOf({ isFiltered: false }) } }
export const Filtered: Story = { args: { list: listOf({ term: '' }) } }
export const LongText: Story = {
  args: {
    list: listOf({
      term: 'somebody.with.a.very.long.name@a-company-with-a-very-long-name.example.com متجر',
    }),
  },
  globals: { viewport: { value: 'narrow' } },
}
