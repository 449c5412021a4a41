/** Invented person: the drawn portrait beside the text about fictional profiles. */
export function ExamplePortrait() {
  return (
    <svg viewBox="0 0 400 500" aria-hidden="true" focusable="false">
      <rect width="400" height="500" fill="#A9B58F" />
      <g>
        <g transform="translate(200,322) scale(1.2) translate(-200,-300)">
          <g transform="translate(0 18) rotate(0 200 330)">
            <path
              d="M116,196C108,112 156,78 200,78C246,78 294,112 285,196C288,236 290,262 284,286C268,300 246,300 238,290L162,290C152,300 132,300 116,286C110,262 112,236 116,196Z"
              fill="#1B0F15"
            />
          </g>
          <path
            d="M169,280L169,366C167,384 166,390 150,400L150,500L250,500L250,400C234,390 233,384 231,366L231,280Z"
            fill="#F0C09C"
          />
          <path
            d="M169,300C170,346 190,352 205,352L236,386L246,460L250,400C234,390 233,384 231,366L231,280L169,280Z"
            fill="#D0926B"
          />
          <g transform="translate(12,0) scale(0.94,1)">
            <path d="M36,520C40,440 88,412 152,394L200,474L248,394C312,412 360,440 364,520Z" fill="#C8411F" />
            <path d="M152,394L200,474L248,394L258,397L200,494L142,397Z" fill="#96301A" />
          </g>
          <g transform="translate(0 18) rotate(0 200 330)">
            <ellipse cx="131" cy="222" rx="11" ry="19" fill="#F0C09C" />
            <ellipse cx="269" cy="222" rx="11" ry="19" fill="#D0926B" />
            <clipPath id="example-face">
              <path d="M133,200C133,140 160,112 200,112C240,112 267,140 267,200C267,236 260,262 245,286C231,307 215,320 200,320C185,320 169,307 155,286C140,262 133,236 133,200Z" />
            </clipPath>
            <path
              d="M133,200C133,140 160,112 200,112C240,112 267,140 267,200C267,236 260,262 245,286C231,307 215,320 200,320C185,320 169,307 155,286C140,262 133,236 133,200Z"
              fill="#F0C09C"
            />
            <ellipse cx="158" cy="252" rx="20" ry="12" fill="#E8745A" opacity=".28" />
            <g clipPath="url(#example-face)">
              <path
                d="M203,60L203,186C202,202 193,226 188,240C185,249 193,253 203,253L203,268C199,272 197,277 199,281C195,285 197,291 201,297C198,305 200,316 205,330L205,342C214,352 226,362 240,372L240,420L420,420L420,60Z"
                fill="#D0926B"
              />
            </g>
            <path
              d="M146,192Q166,180 188,190"
              fill="none"
              stroke="#1B0F15"
              strokeWidth="4.6"
              strokeLinecap="round"
            />
            <path
              d="M214,190Q236,180 256,192"
              fill="none"
              stroke="#1B0F15"
              strokeWidth="4.6"
              strokeLinecap="round"
            />
            <path d="M153,211Q169,199 186,212Q169,220 153,211Z" fill="#fff6ef" />
            <circle cx="170" cy="210" r="6.2" fill="#3a2018" />
            <path
              d="M150,212Q168,197 187,212"
              fill="none"
              stroke="#2a1519"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path d="M216,212Q232,199 249,211Q232,220 216,212Z" fill="#fff6ef" />
            <circle cx="232" cy="210" r="6.2" fill="#3a2018" />
            <path
              d="M215,212Q234,197 252,212"
              fill="none"
              stroke="#2a1519"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path d="M174,282Q188,273 200,278Q212,273 228,281Q200,289 174,282Z" fill="#A22B30" />
            <path
              d="M176,283Q200,290 226,282Q216,301 200,301Q186,301 176,283Z"
              fill="#A22B30"
              opacity="0.82"
            />
            <g clipPath="url(#example-face)">
              <path
                d="M203,60L203,186C202,202 193,226 188,240C185,249 193,253 203,253L203,268C199,272 197,277 199,281C195,285 197,291 201,297C198,305 200,316 205,330L205,342C214,352 226,362 240,372L240,420L420,420L420,60Z"
                fill="#A85B42"
                opacity=".22"
              />
            </g>
            <path
              d="M130,184C150,184 250,184 270,182C276,220 268,268 284,304C296,268 288,222 288,190C292,112 246,76 200,76C154,76 110,112 114,190C112,224 106,268 118,304C130,268 124,222 130,184Z"
              fill="#2B1B22"
            />
            <path
              d="M128,180C152,184 180,184 201,184L201,84C150,84 118,122 122,180Z"
              fill="#4A3440"
              opacity=".45"
            />
          </g>
        </g>
      </g>
    </svg>
  );
}
