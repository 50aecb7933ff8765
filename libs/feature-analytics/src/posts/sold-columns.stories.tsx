import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePost, examplePosts } from './example-posts.ts'
import { inPage } from './example-page.ts'
import { soldColumns } from './sold-columns.tsx'
import type { SoldPost } from './sold-columns.tsx'

const [most] = examplePost.sales ?? []
const rows: SoldPost[] = [examplePosts.usual, examplePosts.longCaption, examplePosts.withoutPicture].map(
  (post, index) => ({
    post,
    rank: index + 1,
    sales: {
      ...most!,
      likely: { ...most!.likely, revenue: most!.likely.revenue / 2 ** index },
      estimated: { units: index, revenue: index * 120_000 },
    },
  }),
)

const Ranking = ({ steps }: { steps: readonly AttributionStep[] }) => (
  <DataTable
    label="Posts that sold"
    columns={soldColumns({
      timeZone: 'Europe/Istanbul',
      steps,
      most: 1_760_000,
      hrefOf: (id) => `/analytics/instagram/posts/${id}`,
    })}
    rows={rows}
    getRowId={({ post }) => String(post.id)}
    density="media"
    empty={null}
  />
)

const meta = {
  title: 'Analytics/PostsThatSold',
  component: Ranking,
  decorators: [inPage],
  args: { steps: attributionSteps },
} satisfies Meta<typeof Ranking>
export default meta
type Story = StoryObj<typeof meta>

export const EveryStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₺17.600,00')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '9 orders (Exact, TRY)' })).toHaveLength(3)
  },
}
/** Steps that do not count stay readable, and are left out of bar and total. */
export const OnlyExact: Story = { args: { steps: ['exact'] } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
