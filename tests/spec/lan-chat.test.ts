import { expect, it } from 'vitest';
import {
  FILE_BYTES_MAX,
  JOIN_MS,
  JOIN_ROUNDS_MAX,
  SHARE_QR,
  SLICE_BYTES,
} from '../../src/features/lan-chat/constants.ts';
import { toPeerError } from '../../src/features/lan-chat/peer/peer-errors.ts';
import { copy } from '../../src/features/lan-chat/words.ts';
import { copy as shared } from '../../src/shared/copy.ts';

/** The documents' values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['file size limit, bytes (doc 2 §9)', FILE_BYTES_MAX, 100 * 1024 * 1024],
  ['slice of a file, bytes (doc 2 §9)', SLICE_BYTES, 16384],
  ['join timeout, ms (doc 2 §9)', JOIN_MS.answer, 3000],
  ['retry after a taken room or an error, ms (doc 2 §9)', JOIN_MS.again, 1200],
  ['retry after a taken guest id, ms (doc 2 §9)', JOIN_MS.otherId, 1000],
  ['size of the QR code, px (doc 2 §9)', SHARE_QR.sizePx, 200],
  ['margin of the QR code (doc 2 §9)', SHARE_QR.marginModules, 2],
  ['error correction of the QR code (doc 2 §9)', SHARE_QR.level, 'H'],
  ['rounds of joining are bounded (trap T50)', JOIN_ROUNDS_MAX, 5],
])('%s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

/** The document has the messages of the station in English (doc 2 §8). */
it.each<[documented: string, actual: string, words: string]>([
  ['failed to create station', copy.joinFailures['no-room'].title, '创建驿站失败'],
  [
    'network connection failed, check network and retry',
    copy.joinFailures.network.title,
    '网络连接失败，请检查网络后重试',
  ],
  ['server connection failed, try later', copy.joinFailures.server.title, '服务器连接失败，请稍后再试'],
  [
    'browser not supported, use Chrome, Firefox or Safari',
    copy.joinFailures.browser.title,
    '浏览器不支持，请使用 Chrome、Firefox 或 Safari',
  ],
  ['join station failed', copy.joinFailures.refused.title, '加入驿站失败'],
  ['connection failed: {message}', copy.lobby.connectionFailed('x'), '连接失败：x'],
  ['detected existing station, trying to join', copy.joinNotices['room-exists'], '检测到已有驿站，正在尝试加入'],
  ['station not found, creating one for you', copy.joinNotices['room-missing'], '没有找到驿站，正在为你创建'],
  ['connection timed out, creating a new station', copy.joinNotices['room-silent'], '连接超时，正在创建新的驿站'],
  ['connection error, retrying', copy.joinNotices.retrying, '连接出错，正在重试'],
  ['user id conflict, retrying', copy.joinNotices['guest-id-taken'], '用户标识冲突，正在重试'],
  ['detecting network, retry shortly', copy.lobby.detecting, '正在检测网络，请稍候'],
  ['station created, invite friends', copy.notice({ type: 'created' }), '驿站已创建，邀请朋友加入吧'],
  ['joined station', copy.notice({ type: 'joined' }), '已加入驿站'],
  ['share link copied', copy.share.copied, '分享链接已复制'],
  ['cannot get user info, please log in again', copy.lobby.noUser, '无法获取用户信息，请重新登录'],
  ['file size cannot exceed 100MB', copy.refusals['too-large'](['a.zip']), '文件大小不能超过 100MB：a.zip'],
  ['copy failed, copy manually', shared.copyFailed, '复制失败，请手动复制'],
])('says "%s" in Chinese', (_documented, actual, words) => {
  expect(actual).toBe(words);
});

it.each([
  ['invalid-id', 'refused'],
  ['invalid-key', 'refused'],
  ['unavailable-id', 'id-taken'],
  ['peer-unavailable', 'peer-missing'],
  ['ssl-unavailable', 'network'],
  ['socket-error', 'network'],
  ['socket-closed', 'network'],
  ['disconnected', 'network'],
  ['webrtc', 'connection'],
  ['not-open-yet', 'connection'],
  ['message-too-big', 'connection'],
])('takes the error type %s of the peer library (doc 2 §8) as %s', (type, code) => {
  expect(toPeerError(type, 'a message').code).toBe(code);
});
