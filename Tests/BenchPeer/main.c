// The program that Babble is measured against: the same scenes, drawn through ncurses in plain C.
//   BenchPeer w1|w2|w3|w4 FRAMES    draws frames as fast as possible
//   BenchPeer w8|drift TICKS        moves entities and prints a checksum of their positions
//   BenchPeer start                 draws a still screen and waits for a key
#include "scene.h"
#include "screen.h"
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct scene *const scenes[] = {&bubbles, &plasma, &clock_face, &cards, &landing};

static const struct scene *scene_named(const char *name) {
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    if (strcmp(scenes[i]->name, name) == 0) return scenes[i];
  return NULL;
}

static int play(const struct scene *scene, int frames) {
  static struct canvas canvas;
  void *state = calloc(1, scene->state_size + 1);
  struct screen *screen = state ? screen_open() : NULL;
  if (!screen) return 1;
  if (scene->start) scene->start(state);
  for (int frame = 0; frame < frames; frame++)
    if (scene->draw(state, frame, &canvas)) screen_present(screen, &canvas);
  if (scene == &landing) screen_wait();
  screen_close(screen);
  free(state);
  return 0;
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  const char *name = count > 1 ? arguments[1] : "";
  int frames = count > 2 ? atoi(arguments[2]) : 1;
  const struct scene *scene = scene_named(name);
  if (scene) return play(scene, frames);
  if (strcmp(name, "w8") == 0) return printf("%08x\n", entities_run(frames)) < 0;
  if (strcmp(name, "drift") == 0) return printf("%08x\n", drift_run(frames)) < 0;
  fprintf(stderr, "usage: BenchPeer w1|w2|w3|w4|w8|drift FRAMES, or BenchPeer start\n");
  return 2;
}
