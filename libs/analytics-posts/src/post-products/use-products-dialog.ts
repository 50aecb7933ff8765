import { useAddressLayer } from '@tandem/page-parts'
import { useLocation, useSearchParams } from 'react-router'

const parameter = 'link'

/** The post whose products the address lets people choose: `?link=12`. Back closes it. */
export function useProductsDialog() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const layer = useAddressLayer(parameter)
  const digits = params.get(parameter) ?? ''
  return {
    id: /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null,
    open: (id: number) => layer.open(withPost(search, id)),
    close: () => layer.close(withPost(search, null)),
  }
}

function withPost(search: string, id: number | null): string {
  const params = new URLSearchParams(search)
  if (id === null) params.delete(parameter)
  else params.set(parameter, String(id))
  return params.size === 0 ? '' : `?${params}`
}
