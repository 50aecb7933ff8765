import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect } from 'storybook/test'
import { exampleProducts } from './example-products.ts'
import { ProductFacts } from './product-detail.tsx'

const [known, bare] = exampleProducts().map((product) => ({
  ...product,
  store_name: 'Linden Home',
  url: product.id === 1 ? 'https://linden.example/products/lantern-oak' : null,
  admin_url: null,
}))

const meta = {
  title: 'E-commerce/Product facts',
  component: ProductFacts,
  args: { product: known! },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof ProductFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€129,00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lighting' })).toHaveAttribute(
      'href',
      '/e-commerce/products?store_id=3&collection_id=4',
    )
  },
}
export const LittleKnown: Story = { args: { product: bare! } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
