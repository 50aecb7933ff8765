import type { Post } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { examplePost, examplePosts } from './example-posts.ts'
import { inPage } from './example-page.ts'
import { PostCard } from './post-card.tsx'
import type { CardOptions } from './card-options.ts'

const options: CardOptions = {
  timeZone: 'Europe/Istanbul',
  hrefOf: (id) => `/analytics/instagram/posts/${id}?sort=-views`,
  isExpanded: false,
  showProducts: true,
  isOwn: true,
  mayLink: true,
  onLinkProducts: () => {},
}

const Cards = ({ posts, chosen, ...changed }: { posts: Post[]; chosen?: number } & Partial<CardOptions>) => (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))' }}>
    {posts.map((post) => (
      <article key={post.id}>
        <PostCard
          post={post}
          options={{ ...options, ...changed }}
          isChosen={post.id === chosen}
          onChoose={() => {}}
        />
      </article>
    ))}
  </div>
)

const meta = {
  title: 'Analytics/Post card',
  component: Cards,
  decorators: [inPage],
  args: { posts: Object.values(examplePosts) },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas }) => {
    const [usual, long, , hidden, bare, several] = canvas.getAllByRole('article').map((card) => within(card))
    await expect(usual!.getByText('₺7.139,00')).toBeVisible()
    await expect(hidden!.getAllByText('Instagram doesn’t share this number')).toHaveLength(4)
    await expect(bare!.getByText('No caption')).toBeVisible()
    await expect(bare!.getByRole('button', { name: /^Link a product to/ })).toBeVisible()
    await expect(several!.getByRole('button', { name: /change the products of/ })).toHaveTextContent(/^\+2/)
    const more = await long!.findByRole('button', {
      name: 'Show more (Carousel by lindenandoak, 12 Nov 2026)',
    })
    // The text ends before the button, not below it.
    const free = getComputedStyle(more.previousElementSibling!, '::before')
    await expect(Number.parseFloat(free.width)).toBeCloseTo(more.offsetWidth, 0)
    await userEvent.click(more)
    await expect(long!.getByRole('button', { name: /^Show less/ })).toHaveAttribute('aria-expanded', 'true')
  },
}
/** Currencies are never added up; each figure links to its orders. */
export const FiguresOfRevenue: Story = {
  args: { posts: [examplePosts.threeCurrencies] },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Proven sales, 7 days.*\(Reel by lindenandoak, 12 Nov 2026\)$/ }),
    )
    const body = within(document.body)
    await expect(await body.findAllByRole('table')).toHaveLength(3)
    await expect(body.getByRole('link', { name: '8 orders: Proven, EUR' })).toHaveAttribute(
      'href',
      '/analytics/instagram/posts/6?sort=-views&orders=proven&orders_currency=EUR',
    )
  },
}
/** The post is older than the known orders of its store: what it sold is unknown, not 0. */
export const OlderThanItsOrders: Story = {
  args: {
    posts: [
      {
        ...examplePost,
        unread_stores: [{ store_id: 1, known_since: '2026-11-15T09:30:00Z', currencies: ['TRY'] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Proven sales, 7 days/ }))
    const body = within(document.body)
    await expect(
      await body.findByRole('row', { name: 'From Instagram ads, post unknown – – –' }),
    ).toBeVisible()
    await expect(body.getByText('Not all orders before 16 Nov 2026 are known.')).toBeVisible()
  },
}
/** Orders that were never read may name it. */
export const WithoutProductOlderThanOrders: Story = {
  args: {
    posts: [
      {
        ...examplePosts.withoutProduct,
        unread_stores: [{ store_id: 1, known_since: '2026-11-15T09:30:00Z', currencies: ['TRY'] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Proven sales, 7 days/ }))
    await expect(
      await within(document.body).findByText('Not all orders before 16 Nov 2026 are known.'),
    ).toBeVisible()
  },
}
export const CaptionsExpanded: Story = { args: { isExpanded: true } }
export const WithoutProducts: Story = { args: { showProducts: false } }
export const Chosen: Story = { args: { posts: [examplePost], chosen: examplePost.id } }
/** People who may not change products don't see the button. */
export const ForViewers: Story = { args: { posts: [examplePosts.withoutProduct], mayLink: false } }
export const OnPhone: Story = {
  args: { posts: [examplePosts.usual, examplePosts.threeCurrencies] },
  globals: { viewport: { value: 'phone' } },
}
