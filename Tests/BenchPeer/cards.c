// w4: 60 cards with words in many scripts. Two of them are turned over in every tenth frame; in between nothing
// changes.
#include "random.h"
#include "scene.h"

enum { COUNT = 60, TABLE = 0x0B3D2E, BACK = 0x203050, FACE = 0xF4ECD8 };

struct card {
  int word;
  bool is_face_up;
};

struct state {
  struct card cards[COUNT];
  uint32_t random;
};

// ncurses trusts the cursor, and terminals disagree on how far a sequence with VS16 or ZWJ moves it: so the last
// three, ❤️, 👩‍🚀 and 🏳️‍🌈, are shown by their first scalars only. The cells around them are right everywhere.
static const wchar_t *const words[] = {
    L"水",     L"火山",     L"苹果",   L"河流",   L"图书馆", L"春夏秋冬", L"ひらがな", L"사과",
    L"한국어", L"青い",     L"ვაშლი",  L"მდინარე", L"სახლი",  L"მწვანე",   L"ღამე",     L"შვიდი",
    L"პირი",   L"წერა",     L"խնձոր",  L"գետ",    L"տուն",   L"կանաչ",    L"գիշեր",    L"յոթ",
    L"բերան",  L"գրել",     L"\U0001F34E", L"\u2764", L"\U0001F469", L"\U0001F3F3"};

static uint32_t ink(int word) {
  return word < 10 ? 0xB00020 : word < 18 ? 0x005A9C : word < 26 ? 0x6A3D9A : 0x202020;
}

static int width(int word) {
  int scalars = (int)wcslen(words[word]);
  return word < 10 ? 2 * scalars : word < 26 ? scalars : 2;
}

static void start(void *state) {
  struct state *table = state;
  table->random = RANDOM_SEED;
  for (int n = 0; n < COUNT; n++) table->cards[n].word = n % 30;
  for (int n = COUNT - 1; n > 0; n--) {
    int other = random_below(&table->random, (uint32_t)n + 1), word = table->cards[n].word;
    table->cards[n].word = table->cards[other].word;
    table->cards[other].word = word;
  }
}

static void turn(struct card *card) { card->is_face_up = !card->is_face_up; }

static void turn_two(struct state *table) {
  int first = random_below(&table->random, COUNT), second = random_below(&table->random, COUNT - 1);
  if (second >= first) second++;
  turn(&table->cards[first]);
  turn(&table->cards[second]);
}

static void draw_card(const struct card *card, int left, int top, struct canvas *canvas) {
  struct rect place = {left, top, 11, 5}, inside = {left + 1, top + 1, 9, 3};
  if (!card->is_face_up) {
    canvas_box(canvas, place, (struct pen){0x7F9FC0, BACK});
    canvas_fill(canvas, inside, L'░', (struct pen){0x405878, BACK});
    return;
  }
  int column = left + 1 + (9 - width(card->word)) / 2;
  canvas_box(canvas, place, (struct pen){0x806020, FACE});
  canvas_fill(canvas, inside, L' ', (struct pen){0, FACE});
  canvas_text(canvas, column, top + 2, words[card->word], (struct pen){ink(card->word), FACE});
}

static bool draw(void *state, int frame, struct canvas *canvas) {
  struct state *table = state;
  if (frame % 10 != 0) return false;
  if (frame > 0) turn_two(table);
  canvas_fill(canvas, everything, L' ', (struct pen){0, TABLE});
  for (int n = 0; n < COUNT; n++) draw_card(&table->cards[n], n % 10 * 12, 2 + n / 10 * 6, canvas);
  return true;
}

const struct scene cards = {"w4", sizeof(struct state), start, draw};
