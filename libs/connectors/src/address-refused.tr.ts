import type { TextPairs } from '@tandem/api-contract'

/** Why a store’s address isn’t called, in Turkish. */
export const addressesInTurkish: TextPairs = [
  [
    'Enter a valid URL, e.g. https://shop.example.com.',
    'Geçerli bir URL girin, örneğin https://shop.example.com.',
  ],
  [
    'Only addresses that begin with https:// can be connected.',
    'Yalnızca https:// ile başlayan adresler bağlanabilir.',
  ],
  [
    'Your store must use HTTPS so your keys stay secure. Enter its https:// address.',
    'Anahtarlarınızın güvende kalması için mağazanız HTTPS kullanmalıdır. https:// ile başlayan adresini girin.',
  ],
  [
    'The URL contains a username or password. Remove everything before the @.',
    'URL bir kullanıcı adı veya parola içeriyor. @ işaretinden önceki her şeyi silin.',
  ],
  ['Only ports 443 and 8443 are supported.', 'Yalnızca 443 ve 8443 bağlantı noktaları desteklenir.'],
  [
    'This is a private network address. Enter the store’s public address.',
    'Bu bir özel ağ adresi. Mağazanın herkese açık adresini girin.',
  ],
  [
    'This is a local network name. Enter the store’s public address.',
    'Bu bir yerel ağ adı. Mağazanın herkese açık adresini girin.',
  ],
]
