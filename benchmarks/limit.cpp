// Puerto Rico in plain C++: the speed limit that the benchmark compares with, nothing else uses it. One struct of small
// integers, copied as bytes, legal actions in a fixed array, no events, no explanations. It plays a slightly older reading
// of the rules with fewer choices (nobody declines to produce, the mayor's colonist or extra points), about a fifth fewer
// decisions a game, so that games a second are the hard comparison and decisions a second the kind one.
// `limit KIND PLAYERS AMOUNT`, KIND one of games, deals, copies, search, size; prints amount, decisions, a check number
// that keeps the optimiser honest, and seconds of processor time.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <memory>
#include <vector>
using i8 = int8_t;
enum { CORN, INDIGO, SUGAR, TOBACCO, COFFEE, GOODS, QUARRY = 5, TILES = 6 };
enum { SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR_2, ROLES };
enum { SMALL_INDIGO, SMALL_SUGAR, BIG_INDIGO, BIG_SUGAR, TOBACCO_STORAGE, COFFEE_ROASTER,
       SMALL_MARKET, HACIENDA, CONSTRUCTION_HUT, SMALL_WAREHOUSE, HOSPICE, OFFICE, LARGE_MARKET,
       LARGE_WAREHOUSE, FACTORY, UNIVERSITY, HARBOR, WHARF, GUILD_HALL, RESIDENCE, FORTRESS,
       CUSTOMS_HOUSE, CITY_HALL, BUILDINGS, FIRST_VIOLET = 6, FIRST_LARGE = 18 };
static const i8 COST[] = {1,2,3,4,5,6,1,2,2,3,4,5,5,6,7,8,8,9,10,10,10,10,10};
static const i8 POINTS[] = {1,1,2,2,3,3,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,4};
static const i8 CIRCLES[] = {1,1,3,3,3,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1};
static const i8 COPIES[] = {4,4,3,3,3,3,2,2,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1};
static const i8 TILE_COUNT[] = {10,12,11,9,8};
static const i8 GOODS_COUNT[] = {10,11,11,9,9};
static const i8 FACTORY_PAY[] = {0,0,1,2,3,5};
enum { ROLE_CHOICE, TILE_CHOICE, HOSPICE_CHOICE, PLACEMENT, BUILDING_CHOICE, UNIVERSITY_CHOICE,
       CRAFT_BONUS, SALE, LOADING, STORING, OVER };
enum { A_PASS = 0, A_ROLE = 1, A_TILE = 9, A_DRAW = 15, A_COLONIST = 16, A_PLACE = 17, A_BUILD = 30,
       A_GOOD = 53, A_STORE = 58, A_LOAD = 63 };
enum { CITY_SPACES = 12, ISLAND_SPACES = 12, HOUSE_SPACES = 4, SHIPS = 3, NONE = -1 };

struct Player {
    int owned = 0, active = 0;
    int16_t money = 0, vp = 0;
    i8 goods[GOODS] = {}, tiles[TILES] = {}, farmers[TILES] = {}, workers[BUILDINGS] = {};
    i8 idle = 0, spaces = 0, island = 0, circles = 0;
    bool has(int b) const { return active >> b & 1; }
    void add_tile(int k) { tiles[k]++; island++; circles++; }
    int capacity(int g) const {
        int f = farmers[g];
        if (f == 0 || g == CORN) return f;
        int w = g == INDIGO ? workers[SMALL_INDIGO] + workers[BIG_INDIGO]
              : g == SUGAR ? workers[SMALL_SUGAR] + workers[BIG_SUGAR]
              : g == TOBACCO ? workers[TOBACCO_STORAGE] : workers[COFFEE_ROASTER];
        return f < w ? f : w;
    }
    int colonists() const {
        int t = idle;
        for (int x : farmers) t += x;
        for (int x : workers) t += x;
        return t;
    }
    int empty_building_circles() const {
        int t = circles - island;
        for (int x : workers) t -= x;
        return t;
    }
    int score() const {
        int t = vp, violet = 0, guild = 0;
        for (int b = 0; b < BUILDINGS; b++)
            if (owned >> b & 1) {
                t += POINTS[b];
                if (b >= FIRST_VIOLET) violet++;
                else guild += b <= SMALL_SUGAR ? 1 : 2;
            }
        if (has(GUILD_HALL)) t += guild;
        if (has(RESIDENCE)) t += island <= 9 ? 4 : island - 5;
        if (has(FORTRESS)) t += colonists() / 3;
        if (has(CUSTOMS_HOUSE)) t += vp / 4;
        if (has(CITY_HALL)) t += violet;
        return t;
    }
    int wealth() const { int t = money; for (int x : goods) t += x; return t; }
};

struct Game {
    Player players[5];
    uint32_t rng;
    int16_t vp_chips;
    uint8_t legal_count = 0, legal[32];
    i8 n, phase = ROLE_CHOICE, current = 0, governor = 0, chooser = 0, role = 0, roles_done = 0;
    int16_t free_roles;
    i8 role_money[ROLES] = {}, supply[GOODS], face_up[GOODS] = {}, face_down[GOODS], discard[GOODS] = {};
    i8 quarries = 8, colonist_supply, colonist_ship, stock[BUILDINGS], house[GOODS] = {}, house_count = 0;
    i8 ship_size[SHIPS], ship_good[SHIPS] = {NONE, NONE, NONE}, ship_load[SHIPS] = {};
    bool ending = false, drawn = false;
    i8 target = 0, hand = 0, room = 0, bonus = 0, wharves = 0, passes = 0, kept = 0, slots = 0;

    Game(int n_, int seed) {
        n = n_; rng = seed & 0x7FFFFFFF;
        free_roles = (1 << (n + 3)) - 1;
        memcpy(supply, GOODS_COUNT, GOODS); memcpy(face_down, TILE_COUNT, GOODS); memcpy(stock, COPIES, BUILDINGS);
        colonist_supply = 20 * n - 5; colonist_ship = n;
        vp_chips = n == 5 ? 122 : 25 * n;
        for (int s = 0; s < SHIPS; s++) ship_size[s] = n + 1 + s;
        int indigo = n == 5 ? 3 : 2;
        for (int i = 0; i < n; i++) {
            players[i].money = n - 1;
            int k = i < indigo ? INDIGO : CORN;
            players[i].add_tile(k); face_down[k]--;
        }
        reveal_tiles();
        options();
    }
    void add(int a) { legal[legal_count++] = a; }
    void apply(int a) {
        play(a);
        while (phase != OVER) {
            options();
            if (legal_count > 1) return;
            play(legal[0]);
        }
        legal_count = 0;
    }
    int winner() const {
        int best = 0, key = -1;
        for (int i = 0; i < n; i++) { int k = players[i].score() * 1000 + players[i].wealth(); if (k > key) { key = k; best = i; } }
        return best;
    }
    void options() {
        legal_count = 0;
        switch (phase) {
        case PLACEMENT: placement_options(); break;
        case LOADING: loading_options(); break;
        case BUILDING_CHOICE: building_options(); break;
        case TILE_CHOICE: tile_options(); break;
        case SALE: sale_options(); break;
        case ROLE_CHOICE: for (int r = 0; r < ROLES; r++) if (free_roles >> r & 1) add(A_ROLE + r); break;
        case STORING: storing_options(); break;
        case CRAFT_BONUS: bonus_options(); break;
        default: add(A_PASS); add(A_COLONIST);
        }
    }
    void play(int a) {
        switch (phase) {
        case PLACEMENT: place(a - A_PLACE); break;
        case LOADING: load(a); break;
        case BUILDING_CHOICE: build(a); break;
        case TILE_CHOICE: take_tile(a); break;
        case SALE: sell(a); break;
        case ROLE_CHOICE: choose_role(a - A_ROLE); break;
        case STORING: store(a); break;
        case CRAFT_BONUS: take_bonus(a); break;
        case HOSPICE_CHOICE: hospice(a); break;
        default: university(a);
        }
    }
    int random(int m) { rng = (uint32_t)(((uint64_t)rng * 1103515245u + 12345u) & 0x7FFFFFFF); return (rng >> 8) % m; }
    static int sum(const i8 *v) { int t = 0; for (int k = 0; k < GOODS; k++) t += v[k]; return t; }
    int draw_tile() {
        int total = sum(face_down);
        if (!total) {
            memcpy(face_down, discard, GOODS); memset(discard, 0, GOODS);
            if (!(total = sum(face_down))) return NONE;
        }
        int pick = random(total), k = 0;
        while (pick >= face_down[k]) pick -= face_down[k++];
        face_down[k]--;
        return k;
    }
    void reveal_tiles() { for (int i = 0; i <= n; i++) { int k = draw_tile(); if (k == NONE) return; face_up[k]++; } }
    bool take_colonist() {
        if (colonist_supply > 0) colonist_supply--;
        else if (colonist_ship > 0) colonist_ship--;
        else return false;
        return true;
    }
    void choose_role(int r) {
        Player &p = players[current];
        free_roles ^= 1 << r; p.money += role_money[r]; role_money[r] = 0; chooser = current; role = r;
        switch (r) {
        case SETTLER: phase = TILE_CHOICE; drawn = false; break;
        case MAYOR: start_mayor(); break;
        case BUILDER: phase = BUILDING_CHOICE; break;
        case CRAFTSMAN: produce(); break;
        case TRADER: phase = SALE; if (house_count == HOUSE_SPACES) end_trade(); break;
        case CAPTAIN: phase = LOADING; bonus = 1; wharves = 0; passes = 0; break;
        default: p.money++; end_role();
        }
    }
    bool next_player() { if (++current == n) current = 0; return current != chooser; }
    void end_role() {
        phase = ROLE_CHOICE; current = chooser;
        if (++roles_done < n) { if (++current == n) current = 0; return; }
        for (int r = 0; r < n + 3; r++) if (free_roles >> r & 1) role_money[r]++;
        free_roles = (1 << (n + 3)) - 1; roles_done = 0;
        governor = (governor + 1) % n; current = governor;
        if (ending) phase = OVER;
    }
    void tile_options() {
        Player &p = players[current];
        add(A_PASS);
        if (p.island == ISLAND_SPACES) return;
        if (!drawn && p.has(HACIENDA) && sum(face_down) + sum(discard) > 0) add(A_DRAW);
        for (int k = 0; k < GOODS; k++) if (face_up[k] > 0) add(A_TILE + k);
        if (quarries > 0 && (current == chooser || p.has(CONSTRUCTION_HUT))) add(A_TILE + QUARRY);
    }
    void take_tile(int a) {
        Player &p = players[current];
        if (a == A_DRAW) { drawn = true; p.add_tile(draw_tile()); return; }
        if (a != A_PASS) {
            int k = a - A_TILE;
            if (k == QUARRY) quarries--; else face_up[k]--;
            p.add_tile(k);
            if (p.has(HOSPICE) && colonist_supply + colonist_ship > 0) { target = k; phase = HOSPICE_CHOICE; return; }
        }
        next_settler();
    }
    void hospice(int a) { if (a == A_COLONIST && take_colonist()) players[current].farmers[target]++; next_settler(); }
    void next_settler() {
        phase = TILE_CHOICE; drawn = false;
        if (next_player()) return;
        for (int k = 0; k < GOODS; k++) { discard[k] += face_up[k]; face_up[k] = 0; }
        reveal_tiles(); end_role();
    }
    void start_mayor() {
        if (colonist_supply > 0) { colonist_supply--; players[current].idle++; }
        int t = current;
        for (int i = 0; i < colonist_ship; i++) { players[t].idle++; if (++t == n) t = 0; }
        colonist_ship = 0; phase = PLACEMENT; lift_colonists();
    }
    void lift_colonists() {
        for (;;) {
            Player &p = players[current];
            int h = p.colonists();
            if (h < p.circles) {
                p.idle = 0; memset(p.farmers, 0, TILES); memset(p.workers, 0, BUILDINGS); p.active = 0;
                hand = h; room = p.circles; target = -1; next_target(p);
                return;
            }
            p.idle = h - p.circles; memcpy(p.farmers, p.tiles, TILES); p.active = p.owned;
            for (int b = 0; b < BUILDINGS; b++) if (p.owned >> b & 1) p.workers[b] = CIRCLES[b];
            if (!next_player()) { end_mayor(); return; }
        }
    }
    int target_size(const Player &p) const {
        if (target < TILES) return p.tiles[target];
        int b = target - TILES;
        return p.owned >> b & 1 ? CIRCLES[b] : 0;
    }
    void next_target(const Player &p) { int s = 0; while (!s) { target++; s = target_size(p); } room -= s; }
    void placement_options() {
        int size = target_size(players[current]), low = hand - room, high = size < hand ? size : hand;
        if (low < 0) low = 0;
        for (int c = low; c <= high; c++) add(A_PLACE + c);
    }
    void place(int c) {
        Player &p = players[current];
        if (c > 0) {
            hand -= c;
            if (target < TILES) p.farmers[target] = c;
            else { p.workers[target - TILES] = c; p.active |= 1 << (target - TILES); }
        }
        if (hand > 0) next_target(p);
        else if (next_player()) lift_colonists();
        else end_mayor();
    }
    void end_mayor() {
        int wanted = 0;
        for (int i = 0; i < n; i++) wanted += players[i].empty_building_circles();
        if (wanted < n) wanted = n;
        if (colonist_supply < wanted) { ending = true; wanted = colonist_supply; }
        colonist_supply -= wanted; colonist_ship = wanted; end_role();
    }
    void building_options() {
        Player &p = players[current];
        add(A_PASS);
        int free = CITY_SPACES - p.spaces;
        if (!free) return;
        int q = p.farmers[QUARRY], purse = p.money + (current == chooser);
        if (purse + q == 0) return;
        int last = free >= 2 ? BUILDINGS : FIRST_LARGE;
        for (int b = 0; b < last; b++)
            if (stock[b] > 0 && !(p.owned >> b & 1)) {
                int col = POINTS[b];
                if (COST[b] <= purse + (q < col ? q : col)) add(A_BUILD + b);
            }
    }
    void build(int a) {
        if (a != A_PASS) {
            Player &p = players[current];
            int b = a - A_BUILD, q = p.farmers[QUARRY], col = POINTS[b];
            int cost = COST[b] - (q < col ? q : col) - (current == chooser);
            if (cost > 0) p.money -= cost;
            stock[b]--; p.owned |= 1 << b; p.circles += CIRCLES[b]; p.spaces += b >= FIRST_LARGE ? 2 : 1;
            if (p.spaces == CITY_SPACES) ending = true;
            if (p.has(UNIVERSITY) && colonist_supply + colonist_ship > 0) { target = b; phase = UNIVERSITY_CHOICE; return; }
        }
        next_builder();
    }
    void university(int a) {
        if (a == A_COLONIST && take_colonist()) { Player &p = players[current]; p.workers[target]++; p.active |= 1 << target; }
        next_builder();
    }
    void next_builder() { phase = BUILDING_CHOICE; if (!next_player()) end_role(); }
    void produce() {
        bonus = 0;
        do {
            Player &p = players[current];
            int kinds = 0;
            for (int g = 0; g < GOODS; g++) {
                int made = p.capacity(g);
                if (made > supply[g]) made = supply[g];
                if (made > 0) { p.goods[g] += made; supply[g] -= made; kinds++; if (current == chooser) bonus |= 1 << g; }
            }
            if (p.has(FACTORY)) p.money += FACTORY_PAY[kinds];
        } while (next_player());
        phase = CRAFT_BONUS;
    }
    void bonus_options() { add(A_PASS); for (int g = 0; g < GOODS; g++) if ((bonus >> g & 1) && supply[g] > 0) add(A_GOOD + g); }
    void take_bonus(int a) { if (a != A_PASS) { supply[a - A_GOOD]--; players[current].goods[a - A_GOOD]++; } end_role(); }
    void sale_options() {
        Player &p = players[current]; bool office = p.has(OFFICE);
        add(A_PASS);
        for (int g = 0; g < GOODS; g++) if (p.goods[g] > 0 && (office || !house[g])) add(A_GOOD + g);
    }
    void sell(int a) {
        if (a != A_PASS) {
            Player &p = players[current];
            int g = a - A_GOOD, price = g + (current == chooser) + p.has(SMALL_MARKET) + 2 * p.has(LARGE_MARKET);
            p.goods[g]--; p.money += price; house[g]++; house_count++;
        }
        if (house_count == HOUSE_SPACES || !next_player()) end_trade();
    }
    void end_trade() {
        if (house_count == HOUSE_SPACES) { for (int g = 0; g < GOODS; g++) { supply[g] += house[g]; house[g] = 0; } house_count = 0; }
        end_role();
    }
    void loading_options() {
        Player &p = players[current];
        for (int g = 0; g < GOODS; g++) if (p.goods[g] > 0) ship_options(g, p.goods[g]);
        bool must = legal_count > 0;
        if (!(wharves >> current & 1) && p.has(WHARF)) for (int g = 0; g < GOODS; g++) if (p.goods[g] > 0) add(A_LOAD + g * 4 + SHIPS);
        if (!must) add(A_PASS);
    }
    void ship_options(int g, int barrels) {
        int best = 0;
        for (int s = 0; s < SHIPS; s++) {
            if (ship_good[s] == g) { if (ship_load[s] < ship_size[s]) add(A_LOAD + g * 4 + s); return; }
            if (ship_good[s] == NONE && ship_size[s] > best) best = ship_size[s];
        }
        if (best > barrels) best = barrels;
        if (best > 0) for (int s = 0; s < SHIPS; s++) if (ship_good[s] == NONE && ship_size[s] >= best) add(A_LOAD + g * 4 + s);
    }
    void load(int a) {
        if (a == A_PASS) passes++;
        else {
            passes = 0;
            Player &p = players[current];
            int g = (a - A_LOAD) / 4, s = (a - A_LOAD) % 4, barrels = p.goods[g];
            if (s == SHIPS) { wharves |= 1 << current; supply[g] += barrels; }
            else {
                int space = ship_size[s] - ship_load[s];
                if (barrels > space) barrels = space;
                ship_good[s] = g; ship_load[s] += barrels;
            }
            p.goods[g] -= barrels;
            int points = barrels + p.has(HARBOR);
            if (current == chooser && bonus == 1) { bonus = 0; points++; }
            p.vp += points; vp_chips -= points;
            if (vp_chips <= 0) ending = true;
        }
        next_player();
        if (passes == n) { phase = STORING; current = chooser; start_storing(); }
    }
    void start_storing() { Player &p = players[current]; kept = 0; slots = p.has(SMALL_WAREHOUSE) + 2 * p.has(LARGE_WAREHOUSE); }
    void storing_options() {
        for (int g = 0; g < GOODS; g++) if (players[current].goods[g] > 0 && !(kept >> g & 1)) add(A_STORE + g);
        if (!legal_count) add(A_PASS);
    }
    void store(int a) {
        if (a != A_PASS) {
            int g = a - A_STORE;
            kept |= 1 << g;
            if (slots > 0) { slots--; return; }
            i8 *goods = players[current].goods;
            supply[g] += goods[g] - 1; goods[g] = 1;
            for (int h = 0; h < GOODS; h++) if (!(kept >> h & 1)) { supply[h] += goods[h]; goods[h] = 0; }
        }
        if (next_player()) start_storing(); else end_captain();
    }
    void end_captain() {
        for (int s = 0; s < SHIPS; s++) if (ship_load[s] == ship_size[s]) { supply[ship_good[s]] += ship_load[s]; ship_good[s] = NONE; ship_load[s] = 0; }
        end_role();
    }
};

static uint32_t lcg(uint32_t r) { return (uint32_t)(((uint64_t)r * 1103515245u + 12345u) & 0x7FFFFFFF); }
static void play_random(int n, int64_t seed, int64_t &decisions, uint32_t &check) {
    Game g(n, (int)seed);
    uint32_t r = (seed * 7919 + 1) & 0x7FFFFFFF, c = 0;
    while (g.phase != OVER) {
        r = lcg(r);
        int a = g.legal[(r >> 8) % g.legal_count];
        c = (uint32_t)(((uint64_t)c * 31 + a) & 0x7FFFFFFF);
        g.apply(a); decisions++;
    }
    for (int i = 0; i < n; i++) c = (uint32_t)(((uint64_t)c * 31 + g.players[i].score()) & 0x7FFFFFFF);
    check ^= c;
}

// plain open-loop UCT, the same as src/cabildo/bots/uct.py
struct Node {
    int action, mover, visits = 0; double value = 0;
    std::vector<std::unique_ptr<Node>> children;
    Node(int a, int m) : action(a), mover(m) {}
};
static std::map<int,int> search(const Game &root, int iterations, uint32_t seed) {
    Node top(-1, -1);
    uint32_t r = seed;
    Node *path[512];
    for (int it = 0; it < iterations; it++) {
        Game g = root;
        r = lcg(r); g.rng = r;
        Node *node = &top;
        int depth = 0; path[depth++] = node;
        while (g.phase != OVER) {
            Node *best = nullptr; double best_u = -1; int untried = 0, pick = -1;
            double log_n = std::log(node->visits + 1.0);
            for (int i = 0; i < g.legal_count; i++) {
                int a = g.legal[i]; Node *ch = nullptr;
                for (auto &c : node->children) if (c->action == a) { ch = c.get(); break; }
                if (!ch) { untried++; r = lcg(r); if ((r >> 8) % untried == 0) pick = a; }
                else if (!untried) { double u = ch->value / ch->visits + 1.0 * std::sqrt(log_n / ch->visits); if (u > best_u) { best_u = u; best = ch; } }
            }
            if (untried) {
                node->children.emplace_back(new Node(pick, g.current));
                node = node->children.back().get(); path[depth++] = node;
                g.apply(pick);
                break;
            }
            g.apply(best->action); node = best; path[depth++] = node;
        }
        while (g.phase != OVER) { r = lcg(r); g.apply(g.legal[(r >> 8) % g.legal_count]); }
        int w = g.winner();
        for (int i = 0; i < depth; i++) { path[i]->visits++; if (path[i]->mover == w) path[i]->value += 1; }
    }
    std::map<int, int> counts;
    for (auto &c : top.children) counts[c->action] = c->visits;
    return counts;
}

static double now() { timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
int main(int argc, char **argv) {
    const char *kind = argv[1];
    int n = atoi(argv[2]); int64_t amount = atoll(argv[3]), d = 0; uint32_t c = 0;
    Game g(n, 1);
    double t = now();
    if (!strcmp(kind, "games")) for (int64_t s = 0; s < amount; s++) play_random(n, s, d, c);
    else if (!strcmp(kind, "deals")) for (int64_t s = 0; s < amount; s++) { Game h(n, (int)s); asm volatile("" : : "r"(&h) : "memory"); }
    else if (!strcmp(kind, "size")) amount = sizeof(Game);
    else if (!strcmp(kind, "copies")) for (int64_t i = 0; i < amount; i++) { Game h = g; asm volatile("" : : "r"(&h) : "memory"); }
    else {
        auto counts = search(g, amount, 12345);
        t = now() - t;
        uint32_t k = 0;
        for (auto &x : counts) k = (uint32_t)(((uint64_t)k * 1009 + x.second) & 0x7FFFFFFF);
        printf("%lld 0 %u %.9f\n", (long long)amount, k, t);
        return 0;
    }
    t = now() - t;
    printf("%lld %lld %u %.9f\n", (long long)amount, (long long)d, c, t);
}
