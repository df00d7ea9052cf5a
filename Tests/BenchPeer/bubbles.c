// w1: 40 bubbles with words fly about and bounce off the edges.
#include "random.h"
#include "scene.h"

enum { COUNT = 40, BUBBLE_WIDTH = 9, BUBBLE_HEIGHT = 3, GROUND = 0x101018 };

/// A coordinate between 0 and a limit, in 1/64 cells.
struct course {
  int position, velocity;
};

struct bubble {
  struct course x, y;
  uint32_t color;
  const wchar_t *word;
};

struct state {
  struct bubble bubbles[COUNT];
};

static void start(void *state) {
  static const wchar_t *const words[] = {L"apple", L"river", L"house", L"green",
                                         L"write", L"night", L"seven", L"mouth"};
  struct bubble *bubbles = ((struct state *)state)->bubbles;
  uint32_t random = RANDOM_SEED;
  for (int i = 0; i < COUNT; i++) {
    bubbles[i].x.position = random_below(&random, 111) * 64;
    bubbles[i].y.position = random_below(&random, 36) * 64;
    bubbles[i].x.velocity = random_below(&random, 65) - 32;
    bubbles[i].y.velocity = random_below(&random, 33) - 16;
    bubbles[i].color = 0x404040 | (random_next(&random) & 0xBFBFBF);
    bubbles[i].word = words[random_below(&random, 8)];
  }
}

static void move(struct course *course, int limit) {
  course->position += course->velocity;
  if (course->position >= 0 && course->position <= limit) return;
  course->position = course->position < 0 ? 0 : limit;
  course->velocity = -course->velocity;
}

static void draw_bubble(const struct bubble *bubble, struct canvas *canvas) {
  struct pen border = {bubble->color, GROUND}, inside = {0xFFFFFF, GROUND};
  struct rect place = {bubble->x.position / 64, bubble->y.position / 64, BUBBLE_WIDTH, BUBBLE_HEIGHT};
  canvas_box(canvas, place, border);
  canvas_fill(canvas, (struct rect){place.left + 1, place.top + 1, BUBBLE_WIDTH - 2, 1}, L' ', inside);
  canvas_text(canvas, place.left + 2, place.top + 1, bubble->word, inside);
}

static bool draw(void *state, int frame, struct canvas *canvas) {
  (void)frame;
  struct bubble *bubbles = ((struct state *)state)->bubbles;
  canvas_fill(canvas, everything, L' ', (struct pen){0, GROUND});
  for (int i = 0; i < COUNT; i++) {
    move(&bubbles[i].x, (WIDTH - BUBBLE_WIDTH) * 64);
    move(&bubbles[i].y, (HEIGHT - BUBBLE_HEIGHT) * 64);
    draw_bubble(&bubbles[i], canvas);
  }
  return true;
}

const struct scene bubbles = {"w1", sizeof(struct state), start, draw};
