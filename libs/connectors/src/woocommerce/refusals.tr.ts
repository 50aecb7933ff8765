import type { TextPairs } from '@tandem/api-contract'
import { kept } from '../requests/failures.ts'
import { keptInTurkish } from '../requests/failures.tr.ts'

const keys = 'WooCommerce → Settings → Advanced → REST API'
const keysInTurkish = 'WooCommerce → Ayarlar → Gelişmiş → REST API'

/** The refusals of WooCommerce in Turkish. */
export const wooCommerceInTurkish: TextPairs = [
  [
    `The store does not know this consumer key; a store whose server drops the keys answers the same. ${kept} Copy the key again from ${keys}, or make a new one there.`,
    `Mağaza bu tüketici anahtarını tanımıyor; sunucusu anahtarları iletmeyen bir mağaza da aynı yanıtı verir. ${keptInTurkish} Anahtarı ${keysInTurkish} bölümünden yeniden kopyalayın veya orada yeni bir anahtar oluşturun.`,
  ],
  [
    `The store knows the consumer key but refuses the consumer secret. ${kept} The secret is shown only once: if it is lost, make a new key in ${keys}.`,
    `Mağaza tüketici anahtarını tanıyor ancak gizli anahtarı reddediyor. ${keptInTurkish} Gizli anahtar yalnızca bir kez gösterilir: kaybolduysa ${keysInTurkish} bölümünde yeni bir anahtar oluşturun.`,
  ],
  [
    `The key is valid but may not read {{0}}. ${kept} In ${keys} give it the permission Read, and let it belong to a shop manager or administrator.`,
    `Anahtar geçerli ancak şunu okuma izni yok: {{0:part}}. ${keptInTurkish} ${keysInTurkish} bölümünde anahtara Okuma izni verin; anahtar bir mağaza müdürüne veya yöneticiye ait olmalıdır.`,
  ],
  [
    `No WooCommerce was found at this address. ${kept} Check the address, that WooCommerce is active, and that the permalinks (WordPress → Settings → Permalinks) are not "Plain".`,
    `Bu adreste WooCommerce bulunamadı. ${keptInTurkish} Adresi, WooCommerce’in etkin olduğunu ve kalıcı bağlantıların (WordPress → Ayarlar → Kalıcı bağlantılar) “Düz” olmadığını kontrol edin.`,
  ],
  [
    `The store's server does not hand the request on to WordPress: its permalinks are "Plain". ${kept} In WordPress → Settings → Permalinks choose any other structure and save, then try again. The address is right.`,
    `Mağazanın sunucusu isteği WordPress’e iletmiyor: kalıcı bağlantılar “Düz” olarak ayarlı. ${keptInTurkish} WordPress → Ayarlar → Kalıcı bağlantılar bölümünde başka bir yapı seçip kaydedin, sonra tekrar deneyin. Adres doğru.`,
  ],
  [
    `The store did not answer with data: a maintenance page, a login wall or an error of a plugin is in the way. ${kept} Open the store in a browser, then try again.`,
    `Mağaza veri göndermedi: bir bakım sayfası, giriş ekranı veya eklenti hatası buna engel oluyor. ${keptInTurkish} Mağazayı tarayıcıda açın, sonra tekrar deneyin.`,
  ],
  [
    `A firewall or security plugin of the store turned us away. ${kept} Allow access to /wp-json/wc/v3 there, then try again.`,
    `Mağazanın güvenlik duvarı veya güvenlik eklentisi bizi engelledi. ${keptInTurkish} Orada /wp-json/wc/v3 erişimine izin verin, sonra tekrar deneyin.`,
  ],
  [
    `The store answered with an error of its own ({{0}}). ${kept} If it lasts, look at the store's error log or ask its host.`,
    `Mağaza bir hata döndürdü ({{0}}). ${keptInTurkish} Devam ederse mağazanın hata günlüğüne bakın veya barındırma sağlayıcısına sorun.`,
  ],
  [
    'This store doesn’t support webhooks, so we check for changes regularly.',
    'Bu mağaza webhook desteklemiyor, bu yüzden değişiklikleri düzenli olarak kontrol ediyoruz.',
  ],
  [
    `The key may only read, so the store cannot tell us of changes: they are found by reading it regularly. For changes within seconds give the key the permission Read/Write in ${keys}.`,
    `Anahtarın yalnızca okuma izni var, bu yüzden mağaza değişiklikleri bildiremiyor: değişiklikler düzenli senkronizasyonla bulunur. Değişikliklerin saniyeler içinde gelmesi için ${keysInTurkish} bölümünde anahtara Okuma/Yazma izni verin.`,
  ],
]
