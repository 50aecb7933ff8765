import { listLoader, ListPage } from '../lists/list-page.tsx'
import { productColumns } from './product-columns.tsx'
import { productList } from './queries.ts'

export const loader = listLoader(productList)

export function Component() {
  return <ListPage list={productList} columns={productColumns} density="media" />
}
