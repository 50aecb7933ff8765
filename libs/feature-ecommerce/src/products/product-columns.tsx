import type { productColumns as exportedProductColumns, Product } from '@tandem/api-contract'
import { Tag } from '@tandem/design-system'
import { formatQuantity } from '@tandem/format'
import type { ListColumn } from '@tandem/lists'
import { Counted } from '../lists/counted.tsx'
import { explain, explainSorted } from '../lists/explain.tsx'
import { Missing } from '../lists/missing.tsx'
import type { ColumnsOf } from '../lists/store-list.ts'
import { text } from '../lists/messages.ts'
import { productStatusWord } from './product-status.ts'
import {
  ProductCollections,
  ProductName,
  ProductProfit,
  ProductRevenue,
  ProductSku,
  ProductStock,
} from './product-cells.tsx'
import { costWords, priceWords } from './stock-words.ts'

const exact = formatQuantity

type Exported = (typeof exportedProductColumns)[number]

/** The columns of the list of products. */
export const productColumns: ColumnsOf<Product, Exported> = ({
  isPartlyKnown,
}): ListColumn<Product, Exported>[] => [
  {
    key: 'name',
    width: '17rem',
    fills: true,
    header: text('products.name'),
    cell: (product) => <ProductName product={product} />,
    primary: true,
    sortKey: 'name',
    phone: 'title',
    exports: ['name'],
  },
  {
    key: 'sku',
    width: '5.25rem',
    header: text('products.sku'),
    cell: (product) => <ProductSku product={product} />,
    phone: 'subtitle',
    exports: ['sku'],
  },
  {
    key: 'collections',
    width: '9rem',
    header: text('products.collections'),
    cell: (product) => <ProductCollections product={product} />,
    exports: ['collections'],
  },
  {
    key: 'status',
    header: text('products.status'),
    cell: ({ status }) => <Tag>{productStatusWord(status)}</Tag>,
    hiddenAtFirst: true,
    exports: ['status'],
  },
  {
    key: 'price',
    width: '4.75rem',
    header: text('products.price'),
    explanation: explain('price'),
    cell: (product) => priceWords(product) ?? <Missing />,
    align: 'end',
    sortKey: 'price',
    sortFirst: 'descending',
    phone: 'value',
    exports: ['currency', 'price'],
  },
  {
    key: 'cost',
    header: text('products.cost'),
    explanation: explain('cost'),
    cell: (product) => costWords(product) ?? <Missing />,
    align: 'end',
    sortKey: 'cost',
    sortFirst: 'descending',
    hiddenAtFirst: true,
    exports: ['cost'],
  },
  {
    key: 'stock',
    width: '5.5rem',
    header: text('products.stock'),
    explanation: explain('stock'),
    cell: (product) => <ProductStock product={product} />,
    align: 'end',
    sortKey: 'stock',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['stock_quantity'],
    adds: ({ stock_quantity }) => stock_quantity,
  },
  {
    key: 'units_sold',
    width: '6.25rem',
    header: text('products.unitsSold'),
    explanation: explain('unitsSold'),
    cell: ({ store_id, units_sold: count }) => (
      <Counted
        count={count}
        isUnknown={count === 0 && isPartlyKnown(store_id)}
        words={text('products.sold', { formatted: exact(count) })}
      />
    ),
    align: 'end',
    sortKey: 'units_sold',
    sortFirst: 'descending',
    phone: 'detail',
    exports: ['units_sold'],
    adds: ({ store_id, units_sold: count }) => (count === 0 && isPartlyKnown(store_id) ? null : count),
  },
  {
    key: 'revenue',
    width: '6.5rem',
    header: text('products.revenue'),
    explanation: explainSorted('productRevenue'),
    cell: (product) => <ProductRevenue product={product} />,
    align: 'end',
    sortKey: 'revenue',
    sortFirst: 'descending',
    exports: ['revenue'],
    adds: ({ store_id, revenue }) => (revenue.length === 0 && isPartlyKnown(store_id) ? null : revenue),
  },
  {
    key: 'gross_profit',
    header: text('profit.title'),
    explanation: (
      <>
        {text('profit.rule')} {text('list.amountsSorted')}
      </>
    ),
    cell: (product) => <ProductProfit product={product} />,
    align: 'end',
    sortKey: 'gross_profit',
    sortFirst: 'descending',
    hiddenAtFirst: true,
    exports: ['gross_profit'],
  },
]
