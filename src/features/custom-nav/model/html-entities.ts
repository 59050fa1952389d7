/** Entities of HTML 4. Those of the Latin letters and signs from U+00A0 to U+00FF, in the order of their characters. */
const LATIN_NAMES =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring ' +
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml';
/** The others, each before its character's number in base 36. */
const OTHER_NAMES =
  'OElig:9e oelig:9f Scaron:9s scaron:9t Yuml:ag fnof:b6 circ:jq tilde:kc Alpha:pd Beta:pe Gamma:pf Delta:pg ' +
  'Epsilon:ph Zeta:pi Eta:pj Theta:pk Iota:pl Kappa:pm Lambda:pn Mu:po Nu:pp Xi:pq Omicron:pr Pi:ps Rho:pt ' +
  'Sigma:pv Tau:pw Upsilon:px Phi:py Chi:pz Psi:q0 Omega:q1 alpha:q9 beta:qa gamma:qb delta:qc epsilon:qd zeta:qe ' +
  'eta:qf theta:qg iota:qh kappa:qi lambda:qj mu:qk nu:ql xi:qm omicron:qn pi:qo rho:qp sigmaf:qq sigma:qr tau:qs ' +
  'upsilon:qt phi:qu chi:qv psi:qw omega:qx thetasym:r5 upsih:r6 piv:ra ensp:6bm emsp:6bn thinsp:6bt zwnj:6bw ' +
  'zwj:6bx lrm:6by rlm:6bz ndash:6c3 mdash:6c4 lsquo:6c8 rsquo:6c9 sbquo:6ca ldquo:6cc rdquo:6cd bdquo:6ce ' +
  'dagger:6cg Dagger:6ch bull:6ci hellip:6cm permil:6cw prime:6cy Prime:6cz lsaquo:6d5 rsaquo:6d6 oline:6da ' +
  'frasl:6dg euro:6gc image:6j5 weierp:6jc real:6jg trade:6jm alefsym:6k5 larr:6mo uarr:6mp rarr:6mq darr:6mr ' +
  'harr:6ms crarr:6np lArr:6og uArr:6oh rArr:6oi dArr:6oj hArr:6ok forall:6ps part:6pu exist:6pv empty:6px ' +
  'nabla:6pz isin:6q0 notin:6q1 ni:6q3 prod:6q7 sum:6q9 minus:6qa lowast:6qf radic:6qi prop:6ql infin:6qm ang:6qo ' +
  'and:6qv or:6qw cap:6qx cup:6qy int:6qz there4:6r8 sim:6rg cong:6rp asymp:6rs ne:6sg equiv:6sh le:6sk ge:6sl ' +
  'sub:6te sup:6tf nsub:6tg sube:6ti supe:6tj oplus:6tx otimes:6tz perp:6ud sdot:6v9 lceil:6x4 rceil:6x5 ' +
  'lfloor:6x6 rfloor:6x7 lang:6y1 rang:6y2 loz:7gq spades:7kw clubs:7kz hearts:7l1 diams:7l2 apos:13 amp:12 lt:1o ' +
  'gt:1q quot:y';

const LATIN_START = 0xa0;

/** The character of every entity of HTML 4 (https://www.w3.org/TR/html401/sgml/entities.html), and of `apos`. */
export const HTML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_NAMES.split(' ').map((name, index) => [name, String.fromCodePoint(LATIN_START + index)] as const),
  ...OTHER_NAMES.split(' ').map((pair): readonly [string, string] => {
    const [name = '', code = ''] = pair.split(':');
    return [name, String.fromCodePoint(Number.parseInt(code, 36))];
  }),
]);
