import { DataTable } from '@tandem/design-system'
import type { ProvenWindow, SoldRanking } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePost, examplePosts } from './example-posts.ts'
import { inPage } from './example-page.ts'
import { soldColumns } from './sold-columns.tsx'
import type { SoldPost } from './sold-columns.tsx'

const [most] = examplePost.sales ?? []
const nothing = {
  orders: 0,
  units: 0,
  revenue: 0,
  also_revenue: 0,
  costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 },
}
const rows: SoldPost[] = [
  { post: examplePosts.usual, rank: 1, sales: most! },
  {
    post: {
      ...examplePosts.longCaption,
      lift: { ...examplePost.lift!, verdict: 'none', figures: { lift: 2.1, low: -3, high: 27 }, posts: 3 },
    },
    rank: 2,
    sales: most!,
  },
  // Only orders that could belong to other posts too: it has no rank.
  {
    post: {
      ...examplePosts.withoutPicture,
      lift: { ...examplePost.lift!, verdict: 'no_baseline', figures: null },
    },
    rank: null,
    sales: {
      ...most!,
      proven: { '7': nothing, '30': nothing, '90': nothing },
      instagram: {
        ...most!.instagram,
        paid: { orders: 2, units: 2, revenue: 129_800, shared_with: 0 },
      },
    },
  },
]

const Ranking = ({ window, ranking }: { window: ProvenWindow; ranking: SoldRanking }) => (
  <DataTable
    label="Posts that sold"
    columns={soldColumns({
      timeZone: 'Europe/Istanbul',
      window,
      ranking,
      isInOrder: true,
      hrefOf: (id) => `/analytics/instagram/posts/${id}`,
    })}
    rows={rows}
    getRowId={({ post }) => String(post.id)}
    density="media"
    empty={null}
  />
)

const meta = {
  title: 'Analytics/Posts that sold',
  component: Ranking,
  decorators: [inPage],
  args: { window: '7', ranking: 'proven' },
} satisfies Meta<typeof Ranking>
export default meta
type Story = StoryObj<typeof meta>

export const SevenDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '9 orders (Proven, TRY)' })).toHaveLength(2)
    await expect(canvas.getAllByText('this post or 2 others')).toHaveLength(3)
    await expect(canvas.getByTitle('Not ranked: no known order names this post.')).toBeVisible()
    await expect(canvas.getByText('+12 units')).toBeVisible()
    await expect(canvas.getByText('likely between +3,4 and +22')).toBeVisible()
    await expect(canvas.getByText('No measurable effect')).toBeVisible()
    await expect(canvas.getByText('together with 2 other posts')).toBeVisible()
    await expect(canvas.getByText('Not enough days to compare')).toBeVisible()
  },
}
export const ThirtyDays: Story = {
  args: { window: '30' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '12 orders (Proven, TRY)' })).toHaveLength(2)
  },
}
export const ByLiftOnPhone: Story = {
  args: { ranking: 'lift' },
  globals: { viewport: { value: 'phone' } },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
